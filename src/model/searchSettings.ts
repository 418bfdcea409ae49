import { SEARCH_PAGE } from './searchPath.ts';
import type { SearchConfig } from './site.ts';

/** Behaviors search-input, search-results. */
const DEFAULTS = {
  timeoutMs: 2000, // behavior hosted-retries
  facetFilters: [],
  contextualSearch: true,
  searchPagePath: SEARCH_PAGE,
  insights: false,
  disableUserPersonalization: false,
  placeholder: 'Search docs',
  maxResultsPerGroup: 5,
} satisfies SearchConfig;

/** The configured search settings, with defaults filled in. */
export function searchSettings(search: SearchConfig) {
  // The configuration comes from JSON: a setting that is there has a value.
  return { ...DEFAULTS, ...search } as {
    [Name in keyof typeof DEFAULTS]: Exclude<SearchConfig[Name], undefined>;
  };
}

/** The hosts of the hosted service, in order: `https://app-dsn.algolia.net`; empty without a service. */
export function searchHosts({ appId, hosts }: SearchConfig): string[] {
  if (!appId) return [];
  if (hosts) return hosts.map(({ url }) => url);
  const replicas = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...replicas];
}
