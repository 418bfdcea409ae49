import type { ApiSymbol, Hierarchy } from '#model/search.ts';
import { LEVELS } from '#model/search.ts';

/** The kind of a place: a symbol of the reference, a page, or a heading. */
type PlaceKind = ApiSymbol['kind'] | 'page' | 'heading';

/** A place that a hit can link to, with everything it is found by. */
export interface Place {
  /** A path of the site, including the anchor. */
  path: string;
  kind: PlaceKind;
  /** 1 for a page, then the heading level; options are one level below their member. */
  level: number;
  hierarchy: Hierarchy;
  /** The name as the edition spells it, without its class: `goto`; the title of a page or heading. */
  name: string;
  /** The class of a member, the member of an option; otherwise empty. */
  owner: string;
  aliases: readonly string[];
  keywords: readonly string[];
  texts: readonly string[];
}

/** The page of a place. */
export function pageOf(path: string): string {
  return path.replace(/#.*/, '');
}

/** The titles from the section of the site down to a place; the remaining levels are empty. */
export function hierarchyOf(...titles: readonly (string | null)[]): Hierarchy {
  const levels = LEVELS.map((level, index) => [level, titles[index] ?? null]);
  // Every level is there, by the line above.
  return Object.fromEntries(levels) as Hierarchy;
}
