import type { Code, Parent } from 'mdast';

/** The parsed info string of a fence. */
export interface Fence {
  flavor?: Flavor | undefined;
  title?: string | undefined;
  /** Lines to highlight, from 1. */
  highlighted: readonly number[];
  /** Why the sample can't be checked; absent if it is. */
  unchecked?: string | undefined;
  /** Why nobody can paste the sample into a new project and run it; absent if anybody can. */
  unpasted?: string | undefined;
  /** Whether the markup is also rendered. */
  isExample?: true | undefined;
  /** The page of the demo (`demo/routes.ts`) on which the sample starts when it runs. */
  run?: string | undefined;
  /** The page of the demo on which the sample starts, relative to the demo: empty for its start page. */
  start?: string | undefined;
  /** Whether the panel does the same with it as the framework. */
  isRunnable?: true | undefined;
  /** The project on this page that the sample belongs to, as a file or as commands. */
  project?: string | undefined;
}

/** A name in a sample, and the entry that it leads to. */
export interface NameLink {
  /** Its offset in the code. */
  start: number;
  href: string;
}

/** One value of a tab group: `{ group: 'python-flavor', value: 'sync' }`. */
export interface Flavor {
  group: string;
  value: string;
}

/** Adjacent fences, shown as one sample or as tabs. */
export interface Samples extends Parent {
  type: 'samples';
  /** The tab group, once it is known that there are tabs. */
  group?: string | undefined;
  children: Code[];
}

declare module 'mdast' {
  interface CodeData {
    fence?: Fence;
    links?: NameLink[];
  }
}

declare module '#tree/nodes.ts' {
  interface OwnBlocks {
    samples: Samples;
  }
}
