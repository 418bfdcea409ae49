import type { Node } from 'mdast';

export interface Ambassador {
  name: string;
  /** City and country. */
  place: string;
  languages: string;
  /** Each with its visible text and an accessible name that says whose it is. */
  links: readonly { text: string; name: string; url: string }[];
}

/** The ambassadors. */
export interface Ambassadors extends Node {
  type: 'ambassadors';
  people: readonly Ambassador[];
}

declare module 'mdast' {
  interface BlockContentMap {
    ambassadors: Ambassadors;
  }
  interface RootContentMap {
    ambassadors: Ambassadors;
  }
}
