import type { SearchHit } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import { groupHits } from '#search/results/groupHits.ts';
import { hitUrl } from '#search/results/hitUrl.ts';
import type { StoredSearches } from '#search/stored/createStoredSearches.ts';
import type { StoredHit } from '#search/stored/storedHit.ts';

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
