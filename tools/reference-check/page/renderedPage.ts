/** A class page as a reader finds it, read from the built HTML. */
export interface RenderedPage {
  title: string;
  /** What stands above the first member, in order: `text`, `sample`, `index`, `since`. */
  intro: string[];
  /** The words above the first member. */
  words: Words;
  samples: number;
  members: RenderedMember[];
  /** The names in the list of members. */
  index: { name: string; href: string }[];
}

export interface RenderedMember extends Words {
  id: string;
  /** Other ids by which it is found. */
  aliases: string[];
  /** `goto()`, `on('popup')`. */
  heading: string;
  /** The heading above: `Methods`, `Deprecated`. */
  group: string;
  /** `Added in v1.8`, `Discouraged`. */
  meta: string[];
  /** Each on one line. */
  signatures: string[];
  /** Why it should not be used any more; absent where it may. */
  deprecation: string | undefined;
  samples: number;
  /** What it is made of, in order: `meta`, `signature`, `text`, `sample`, `Arguments`, `Returns` … */
  parts: string[];
  lists: RenderedList[];
  /** What it returns, holds or passes on. */
  result: { id: string; type: string } | undefined;
}

export interface RenderedList {
  /** `Arguments`, `Options`, `Returns`. */
  label: string;
  /** The type beside it: `Page.NavigateOptions`. */
  type: string;
  items: RenderedItem[];
}

/** An argument, an option or a field. */
export interface RenderedItem extends Words {
  id: string;
  /** `timeout`, `setTimeout`; several where a language splits it. */
  names: string[];
  type: string;
  /** What stands beside the type: `(optional) Added in v1.43.`. */
  remarks: string;
  fields: RenderedItem[];
}

/** Prose, with what is marked in it. */
export interface Words {
  text: string;
  /** The text without inline code. */
  plain: string;
  /** Inline code. */
  codes: string[];
  /** Where its links lead. */
  links: string[];
}
