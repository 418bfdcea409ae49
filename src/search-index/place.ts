import { LEVELS, type ApiSymbol, type Hierarchy, type SearchRecord } from '#model/search.ts';
import type { SearchRules } from '#model/searchRules.ts';

/** Everything searchable in one edition and version. */
export interface IndexInput {
  /** The prefix of record URLs: scheme, host and base URL. */
  site: string;
  records: readonly SearchRecord[];
  symbols: readonly ApiSymbol[];
  /** Paths are without the base URL; aliases are those of headings, by anchor. */
  pages: readonly {
    path: string;
    title: string;
    /** What the sidebar calls it, if not by its title. */
    label?: string;
    keywords: readonly string[];
    aliases: Readonly<Record<string, readonly string[]>>;
  }[];
  rules: SearchRules;
}

/** A place that a hit can link to, with everything it is found by. */
export interface Place {
  /** A path of the site, including the anchor. */
  path: string;
  kind: ApiSymbol['kind'] | 'page' | 'heading';
  /** 1 for a page, then the heading level; options are one level below their member. */
  level: number;
  hierarchy: Hierarchy;
  /** The name as the edition spells it, without its class: `goto`; the title of a page or heading. */
  name: string;
  /** The class of a member, the member of an option; otherwise empty. */
  owner: string;
  /** What stands before the name of a member: `page.` */
  prefix?: string;
  standing?: ApiSymbol['standing'];
  aliases: readonly string[];
  keywords: readonly string[];
  texts: readonly string[];
}

/** The titles from the section of the site down to a place; null where a level is skipped. */
export type Titles = readonly (string | null)[];

/** A place below these titles; what is left out is empty. */
export function makePlace(
  titles: Titles,
  place: Pick<Place, 'path' | 'kind' | 'name'> & Partial<Place>,
): Place {
  const hierarchy = hierarchyOf(titles);
  const level = titles.length - 1;
  return { hierarchy, level, owner: '', aliases: [], keywords: [], texts: [], ...place };
}

/** The titles down to a heading, given those of the place before it. */
export function titlesAt(before: Titles, level: number, title: string): Titles {
  return [...Array.from({ length: level }, (_, above) => before[above] ?? null), title];
}

export function hierarchyOf(titles: Titles): Hierarchy {
  const levels = LEVELS.map((level, index) => [level, titles[index] ?? null]);
  // Every level is there, by the line above.
  return Object.fromEntries(levels) as Hierarchy;
}

/** The page of a place. */
export function pageOf(path: string): string {
  return path.replace(/#.*/, '');
}
