import type { Node } from 'mdast';
import type { Edition, EditionId } from '#model/edition.ts';

/** A guide or a class, and its page in each edition that has it. */
export interface DocPlaces {
  kind: 'guide' | 'class';
  title: string;
  /** Without the base URL. */
  paths: Partial<Record<EditionId, string>>;
}

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
