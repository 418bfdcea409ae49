import type { SearchHit } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import { hitUrl, markedParts } from '#search/results/hit.ts';
import type { StoredSearches, StoredHit } from '#search/stored/createStoredSearches.ts';

/** One option of the list. */
export interface SearchItem {
  id: string;
  /** Options of a group are consecutive. */
  group: { id: string; title: string };
  /** Its URL is that of `href`. */
  hit: StoredHit | SearchHit;
  pageHit: SearchHit | undefined;
  isChild: boolean;
  href: string;
  isExternal: boolean;
}

type HitSite = Pick<SiteConfig, 'baseUrl' | 'search'>;

/** The options for results, group by group. */
export function resultItems(
  hits: readonly SearchHit[],
  site: HitSite,
  maxPerGroup: number,
): SearchItem[] {
  return groupHits(hits, maxPerGroup).flatMap(({ title, hits: members }, index) =>
    members.map(({ pageHit, isChild, ...hit }) => ({
      ...located(hit, site),
      group: { id: `hits${index}`, title },
      pageHit: pageHit && located(pageHit, site).hit,
      isChild,
    })),
  );
}

/** The options for recent and favorite searches. */
export function storedItems(stored: StoredSearches, site: HitSite): SearchItem[] {
  const { externalUrlRegex } = site.search;
  // Stored URLs were rewritten when they were found.
  const keptSite = { baseUrl: site.baseUrl, search: { externalUrlRegex } };
  const items = (hits: StoredHit[], group: SearchItem['group']) =>
    hits.map((hit) => ({ ...located(hit, keptSite), group, pageHit: undefined, isChild: false }));
  return [
    ...items(stored.recents.getAll(), { id: 'recentSearches', title: 'Recent' }),
    ...items(stored.favorites.getAll(), { id: 'favoriteSearches', title: 'Favorite' }),
  ];
}

/** The id of an option in the document. */
export function optionId(items: readonly SearchItem[], option: number): string {
  return `docsearch-${items[option]?.group.id}-item-${option}`;
}

function located<T extends SearchHit>(hit: T, site: HitSite) {
  const url = hitUrl(hit.url, site);
  return { id: hit.objectID, hit: { ...hit, url: url.href }, ...url };
}

/** A hit among its siblings. */
interface GroupedHit extends SearchHit {
  /** The hit for the page itself, if it is in the same group. */
  pageHit: SearchHit | undefined;
  /** Whether it is shown below the hit for its page, connected by a line. */
  isChild: boolean;
}

/** Hits of one top-level section of the site. */
export interface HitGroup {
  title: string;
  hits: GroupedHit[];
}

/**
 * Groups hits by section, and within a section by page, both in order of first appearance and with at most
 * `max` each (behavior search-results).
 */
export function groupHits(hits: readonly SearchHit[], max: number): HitGroup[] {
  const sections = groupBy(hits, ({ hierarchy }) => plainText(hierarchy.lvl0), max);
  return [...sections].map(([title, members]) => {
    const pages = groupBy(members, ({ hierarchy }) => plainText(hierarchy.lvl1), max);
    return { title, hits: [...pages.values()].flatMap(withPageHits) };
  });
}

function withPageHits(hits: SearchHit[]): GroupedHit[] {
  const pageAt = hits.findIndex(({ type }) => type === 'lvl1');
  return hits.map((hit, index) => ({
    ...hit,
    pageHit: hit.type === 'lvl1' ? undefined : hits[pageAt],
    // A line to its page makes sense only if the page is above.
    isChild: hit.type !== 'lvl1' && pageAt >= 0 && pageAt < index,
  }));
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string, max: number) {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    groups.set(keyOf(item), group);
    if (group.length < max) group.push(item);
  }
  return groups;
}

function plainText(text: string | null): string {
  return markedParts(text ?? '')
    .map((part) => part.text)
    .join('');
}
