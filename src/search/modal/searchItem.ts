import type { AutocompleteCollection } from '@algolia/autocomplete-core';
import type { SearchAnswer, SearchHit } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import { groupHits } from '#search/results/groupHits.ts';
import { hitAddress } from '#search/results/hitAddress.ts';
import type { StoredSearches } from '#search/stored/createStoredSearches.ts';
import type { StoredHit } from '#search/stored/storedHit.ts';

/** One option of the list. */
export type SearchItem = {
  /** Its address is that of `href`. */
  hit: StoredHit | SearchHit;
  pageHit: SearchHit | undefined;
  isChild: boolean;
  href: string;
  isExternal: boolean;
};

/** What the dialog shows: exactly one screen, made for one query. */
export type Shown = { query: string } & (
  | { screen: 'start' }
  | { screen: 'results'; answer: SearchAnswer }
  | { screen: 'noResults'; answer: SearchAnswer; suggestions: string[] }
  | { screen: 'error' }
);

/**
 * A group of options. The screen travels with them: the library makes sure that no older answer
 * replaces a newer one, and what belongs together arrives together.
 */
export interface ItemGroup extends AutocompleteCollection<SearchItem> {
  source: AutocompleteCollection<SearchItem>['source'] & { title: string; shown: Shown };
}

type AddressSite = Pick<SiteConfig, 'baseUrl' | 'search'>;

/** A group with everything that the library would otherwise fill in. */
export function itemGroup(
  sourceId: string,
  { title, shown }: { title: string; shown: Shown },
  items: SearchItem[],
): ItemGroup {
  const ignore = () => undefined;
  const source = {
    sourceId,
    title,
    shown,
    getItems: () => items,
    getItemUrl: ({ item }: { item: SearchItem }) => item.href,
    getItemInputValue: ({ state }: { state: { query: string } }) => state.query,
    onSelect: ignore,
    onActive: ignore,
    onResolve: ignore,
  };
  return { source, items };
}

/** The groups of an answer. */
export function resultGroups(
  shown: Extract<Shown, { screen: 'results' }>,
  site: AddressSite,
  maxPerGroup: number,
): ItemGroup[] {
  return groupHits(shown.answer.hits, maxPerGroup).map(({ title, hits }, index) =>
    itemGroup(
      `hits${index}`,
      { title, shown },
      hits.map(({ pageHit, isChild, ...hit }) => ({
        ...locate(hit, site),
        pageHit: pageHit && locate(pageHit, site).hit,
        isChild,
      })),
    ),
  );
}

/** Recent and favourite searches; the groups are there even if they are empty. */
export function storedGroups(stored: StoredSearches, site: AddressSite): ItemGroup[] {
  const shown: Shown = { screen: 'start', query: '' };
  const { externalUrlRegex } = site.search;
  // Kept addresses have been changed as configured when they were found.
  const keptSite = { baseUrl: site.baseUrl, search: { externalUrlRegex } };
  const items = (hits: StoredHit[]) =>
    hits.map((hit) => ({ ...locate(hit, keptSite), pageHit: undefined, isChild: false }));
  return [
    itemGroup('recentSearches', { title: 'Recent', shown }, items(stored.recents.getAll())),
    itemGroup('favoriteSearches', { title: 'Favorite', shown }, items(stored.favorites.getAll())),
  ];
}

function locate<T extends SearchHit>(hit: T, site: AddressSite) {
  const address = hitAddress(hit.url, site);
  return { hit: { ...hit, url: address.href }, ...address };
}
