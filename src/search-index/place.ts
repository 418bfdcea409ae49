import type { ApiSymbol, Hierarchy } from '#model/search.ts';
import { LEVELS } from '#model/search.ts';

/** What a place is: something of the reference, a page, or a heading of one. */
export type PlaceKind = ApiSymbol['kind'] | 'page' | 'heading';

/** A place that a hit can lead to, with all that it is found by. */
export interface Place {
  /** A path of the site, with the anchor. */
  path: string;
  kind: PlaceKind;
  /** 1 for a page, then the level of the heading; options stand below that of their member. */
  level: number;
  hierarchy: Hierarchy;
  /** The name as the edition writes it, without its class: `goto`; the title of a page or heading. */
  name: string;
  /** The class of a member, the member of an option; empty elsewhere. */
  owner: string;
  aliases: readonly string[];
  keywords: readonly string[];
  texts: readonly string[];
}

/** The page that a place is on. */
export function pageOf(path: string): string {
  return path.replace(/#.*/, '');
}

/** The titles from the section of the site down to a place, the rest left empty. */
export function hierarchyOf(...titles: readonly (string | null)[]): Hierarchy {
  const levels = LEVELS.map((level, index) => [level, titles[index] ?? null]);
  // Every level is there, by the line above.
  return Object.fromEntries(levels) as Hierarchy;
}
