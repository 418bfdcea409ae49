import { groupBy } from '#model/groupBy.ts';
import type { SearchHit } from '#model/search.ts';
import {
  markedParts,
  plainText,
  showHit,
  type ShownHit,
  type UrlSettings,
} from '#search/results/hit.ts';
import type { StoredSearches } from '#search/stored/createStoredSearches.ts';

/**
 * The options for results: grouped by section of the site with at most `max` each, and within a section by page,
 * both in order of first appearance (behavior search-results).
 */
export function groupHits(hits: readonly SearchHit[], site: UrlSettings, max: number): ShownHit[] {
  const sections = groupBy(hits, ({ hierarchy }) => titleOf(hierarchy.lvl0));
  return [...sections].flatMap(([title, members], index) => {
    const group = { id: `hits${index}`, title };
    const shown = members.slice(0, max).map((hit) => ({ ...showHit(hit, site), group }));
    const pages = groupBy(shown, ({ hierarchy }) => titleOf(hierarchy.lvl1));
    return [...pages.values()].flatMap((ofPage) => {
      const pageAt = ofPage.findIndex(({ type }) => type === 'lvl1');
      return ofPage.map((hit, at) =>
        hit.type === 'lvl1'
          ? hit
          : // A line to its page makes sense only if the page is above.
            { ...hit, pageHit: ofPage[pageAt], isChild: pageAt >= 0 && pageAt < at },
      );
    });
  });
}

function titleOf(text: string | null): string {
  return plainText(markedParts(text ?? ''));
}

/** The options for recent and favorite searches. */
export function groupStored({ recents, favorites }: StoredSearches, site: UrlSettings): ShownHit[] {
  const { externalUrlRegex } = site.search;
  // Stored URLs were rewritten when they were found.
  const keptSite = { baseUrl: site.baseUrl, search: { externalUrlRegex } };
  const options = ({ getAll }: typeof recents, id: string, title: string) =>
    getAll().map((hit) => ({ ...showHit(hit, keptSite), group: { id, title } }));
  return [
    ...options(recents, 'recentSearches', 'Recent'),
    ...options(favorites, 'favoriteSearches', 'Favorite'),
  ];
}

/** The id of an option in the document. */
export function optionId(hits: readonly ShownHit[], option: number): string {
  return `docsearch-${hits[option]?.group?.id}-item-${option}`;
}
