import type { Element } from 'hast';
import type { BlockContent, Code, Link, Node, Parent, RootContent } from 'mdast';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
import type { PreparedImage } from '#pipeline/images.ts';
import type { Ambassador, Video } from '#pipeline/lists.ts';
// Brings the directive nodes into the types of the tree.
import type {} from 'mdast-util-directive';

/** What the words after the language of a fence say. */
export interface Fence {
  flavour?: Flavour | undefined;
  title?: string | undefined;
  /** Lines to highlight, counted from 1. */
  highlighted: readonly number[];
  /** Why the sample cannot be checked; absent where it is. */
  unchecked?: string | undefined;
  /** Whether the markup is shown as the page that it makes, too. */
  isExample?: true | undefined;
  /** The page of Stagehand (`tools/stagehand/site`) where the sample starts when it is run. */
  run?: string | undefined;
}

/** One value of a tab group: `{ group: 'python-flavor', value: 'sync' }`. */
export interface Flavour {
  group: string;
  value: string;
}

/** What `:::only` asks for; an absent field means all of them. */
export interface Condition {
  editions?: EditionId[] | undefined;
  versions?: VersionName[] | undefined;
}

/** Consecutive fences, which readers see as one sample or as tabs. */
export interface Samples extends Parent {
  type: 'samples';
  /** The group whose values the tabs are, once it is known that there are tabs. */
  group?: string | undefined;
  children: Code[];
}

/** An image that stands alone in its paragraph. */
export interface Picture extends Node {
  type: 'picture';
  alt: string;
  caption?: string | undefined;
  image: PreparedImage;
}

/** A list of videos. */
export interface Videos extends Parent {
  type: 'videos';
  videos: readonly Video[];
  /** The ways to all lists, this one among them. */
  children: Link[];
}

/** The ambassadors. */
export interface Ambassadors extends Node {
  type: 'ambassadors';
  people: readonly Ambassador[];
}

/** Blocks that belong together: an element of the page, and nothing special in the twin. */
export interface Section extends Parent {
  type: 'section';
  className: string;
  children: BlockContent[];
}

/** Something with one form for the page and another for the twin. */
export interface Markup extends Node {
  type: 'markup';
  element: Element;
  plain: RootContent[];
}

declare module 'mdast' {
  interface CodeData {
    fence?: Fence;
  }
  interface HeadingData {
    id?: string;
    aliases?: string[];
  }
  interface ImageData {
    image?: PreparedImage;
  }
  interface BlockContentMap {
    section: Section;
    markup: Markup;
    samples: Samples;
    picture: Picture;
    videos: Videos;
    ambassadors: Ambassadors;
  }
  interface PhrasingContentMap {
    markup: Markup;
  }
  interface RootContentMap {
    section: Section;
    markup: Markup;
    samples: Samples;
    picture: Picture;
    videos: Videos;
    ambassadors: Ambassadors;
  }
}

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    condition?: Condition;
  }
}
