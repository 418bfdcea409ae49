import type { Element } from 'hast';
import type { BlockContent, Node, Parent, RootContent } from 'mdast';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
// Adds the directive nodes to the tree's types.
import type {} from 'mdast-util-directive';

/** The condition of `:::only`; an absent field means all. */
interface Condition {
  editions?: EditionId[] | undefined;
  versions?: VersionName[] | undefined;
}

/** A group of blocks: one element on the page, nothing special in the twin. */
export interface Section extends Parent {
  type: 'section';
  className: string;
  children: BlockContent[];
}

/** A node with different forms for the page, the twin and search. */
export interface Markup extends Node {
  type: 'markup';
  element: Element;
  plain: RootContent[];
  texts: string[];
}

/**
 * The blocks that Markdown does not have, by type; features add theirs.
 *
 * @public
 */
export interface OwnBlocks {
  section: Section;
  markup: Markup;
}

declare module 'mdast' {
  interface HeadingData {
    id?: string;
    aliases?: string[];
  }
  // oxlint-disable-next-line typescript/no-empty-object-type -- it has what features add
  interface BlockContentMap extends OwnBlocks {}
  interface PhrasingContentMap {
    markup: Markup;
  }
  // oxlint-disable-next-line typescript/no-empty-object-type -- likewise
  interface RootContentMap extends OwnBlocks {}
}

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    condition?: Condition;
  }
}
