import type { Edition } from './edition.ts';
import type { SearchConfig, SiteConfig } from './site.ts';

/**
 * The path of the search page below an edition's prefix, unless configured otherwise (behavior
 * search-page-form).
 */
export const SEARCH_PAGE = 'search';

/** The search page of an edition: `/search`, `/python/search`; undefined if the site has none. */
export function searchPath(
  { search }: Pick<SiteConfig, 'search'>,
  { prefix }: Pick<Edition, 'prefix'>,
): string | undefined {
  const { searchPagePath = SEARCH_PAGE } = search;
  return searchPagePath === false ? undefined : prefix + searchPagePath;
}

/** Whether a hosted service is queried first; the build rejects an incomplete configuration. */
export function isHosted({ appId, apiKey, indexName }: SearchConfig): boolean {
  return Boolean(appId ?? apiKey ?? indexName);
}
