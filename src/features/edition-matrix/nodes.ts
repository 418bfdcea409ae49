import type { Node } from 'mdast';
import type { DocPlaces } from '#features/feature.ts';
import type { Edition } from '#model/edition.ts';

/** The tables of what each edition has. */
export interface EditionMatrix extends Node {
  type: 'editionMatrix';
  editions: readonly Edition[];
  docs: readonly DocPlaces[];
}

declare module 'mdast' {
  interface BlockContentMap {
    editionMatrix: EditionMatrix;
  }
  interface RootContentMap {
    editionMatrix: EditionMatrix;
  }
}
