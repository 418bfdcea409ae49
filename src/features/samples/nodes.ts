import type { Code, Parent } from 'mdast';

/** What the words after the language of a fence say. */
export interface Fence {
  flavor?: Flavor | undefined;
  title?: string | undefined;
  /** Lines to highlight, counted from 1. */
  highlighted: readonly number[];
  /** Why the sample cannot be checked; absent where it is. */
  unchecked?: string | undefined;
  /** Whether the markup is shown as the page that it makes, too. */
  isExample?: true | undefined;
  /** The page of Stagehand (`tools/stagehand/site`) where the sample starts when it is run. */
  run?: string | undefined;
  /** The project of the page that the sample is a file of, or whose commands it shows. */
  project?: string | undefined;
}

/** One value of a tab group: `{ group: 'python-flavor', value: 'sync' }`. */
export interface Flavor {
  group: string;
  value: string;
}

/** Consecutive fences, which readers see as one sample or as tabs. */
export interface Samples extends Parent {
  type: 'samples';
  /** The group whose values the tabs are, once it is known that there are tabs. */
  group?: string | undefined;
  children: Code[];
}

declare module 'mdast' {
  interface CodeData {
    fence?: Fence;
  }
  interface BlockContentMap {
    samples: Samples;
  }
  interface RootContentMap {
    samples: Samples;
  }
}
