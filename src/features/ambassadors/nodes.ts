import type { Node } from 'mdast';
import type { Ambassador } from './data.ts';

/** The ambassadors. */
interface Ambassadors extends Node {
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
