import type { Element } from 'hast';
import type { BlockContent, Node, Parent, RootContent } from 'mdast';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
// Brings the directive nodes into the types of the tree.
import type {} from 'mdast-util-directive';

/** What `:::only` asks for; an absent field means all of them. */
export interface Condition {
  editions?: EditionId[] | undefined;
  versions?: VersionName[] | undefined;
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
  interface HeadingData {
    id?: string;
    aliases?: string[];
  }
  interface BlockContentMap {
    section: Section;
    markup: Markup;
  }
  interface PhrasingContentMap {
    markup: Markup;
  }
  interface RootContentMap {
    section: Section;
    markup: Markup;
  }
}

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    condition?: Condition;
  }
}
