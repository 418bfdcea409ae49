import { apiClientVersion, liteClient } from 'algoliasearch/lite';
import { indexNameOf, type IndexNaming } from '#model/indexNameOf.ts';
import {
  LEVELS,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
  type SearchScope,
} from '#model/search.ts';
import { searchSettings } from '#model/searchSettings.ts';
import { SEARCH_HOSTS_KEY } from '#model/storageKeys.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { fieldsOf, markedParts, parseUrl, readHit, textOf } from '#search/results/hit.ts';
import { createHostsCache } from './hostsCache.ts';
import { serviceHost } from './serviceHost.ts';
import type { HostedClient } from './withFallback.ts';

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

interface HostedClientOptions {
  site: IndexNaming;
  appId: string;
  apiKey: string;
  storage: BrowserStorage;
  /** Sends requests; defaults to the library's own implementation. */
  requester?: LiteOptions['requester'];
}

/** The user agent segments that the service expects (behavior hosted-dialog-request). */
const AGENTS = [
  ['docsearch', '3.9.0'],
  ['docsearch-react', '3.9.0'],
  ['docusaurus', '3.8.1'],
] as const;

/**
 * Queries the hosted service through its official library, which retries across hosts (behavior
 * hosted-retries).
 */
export function createHostedClient(options: HostedClientOptions): HostedClient {
  const { site, appId, apiKey, storage, requester } = options;
  const { hosts } = site.search;
  const { timeoutMs } = searchSettings(site.search);
  const client = liteClient(appId, apiKey, {
    timeouts: { connect: timeoutMs / 2, read: timeoutMs, write: 30_000 },
    hostsCache: createHostsCache(storage, `${SEARCH_HOSTS_KEY}${apiClientVersion}-${appId}`),
    authMode: 'WithinQueryParameters',
    // By default the library waits and retries after a 429; readers get the local index instead.
    maxRateLimitRetries: 0,
    // No user token, so requests of one reader can't be correlated.
    requestIdChannel: undefined,
    ...(hosts ? { hosts: hosts.map(serviceHost) } : {}),
    ...(requester ? { requester } : {}),
  });
  for (const [segment, version] of AGENTS) client.addAlgoliaAgent(segment, version);

  return {
    async search(request) {
      const requests = hostedQueries(site, request);
      return readHostedResponse(await client.search({ requests }));
    },
  };
}

/** One entry of the request body. */
type HostedQuery = { indexName: string; query: string } & Readonly<Record<string, unknown>>;

const LANGUAGE = 'language:en';

/**
 * The queries to send: one for the dialog, and for the search page also two counts of facets, without the filter
 * that each is about (behaviors hosted-dialog-request, hosted-page-request, hosted-filters).
 */
export function hostedQueries(site: IndexNaming, request: SearchRequest): HostedQuery[] {
  const { contextualSearch, facetFilters, insights } = searchSettings(site.search);
  const { searchParameters } = site.search;
  const { query, scope, snippetWords, hitsPerPage, page, purpose } = request;
  const indexName = indexNameOf(site, scope.edition);
  const levels = LEVELS.map((level) => `hierarchy.${level}`);
  const snippets = {
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${snippetWords}`),
    snippetEllipsisText: '…',
    // A crawled index has its own highlight tags; these are the ones that we parse.
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  if (purpose !== 'page') {
    const context = contextualSearch ? [LANGUAGE, tags(scope)] : [];
    return [
      {
        indexName,
        query,
        attributesToRetrieve: [...levels, 'content', 'type', 'url'],
        ...snippets,
        hitsPerPage,
        clickAnalytics: insights,
        facetFilters: [...context, ...facetFilters],
        ...searchParameters,
      },
    ];
  }
  const common = { indexName, query, advancedSyntax: true };
  const hits = { ...common, ...snippets, hitsPerPage, page };
  if (!contextualSearch) return [{ ...hits, facetFilters, ...searchParameters }];
  const count = (facet: string, others: string[]) => ({
    ...common,
    facets: [facet],
    facetFilters: [others, ...facetFilters],
    ...searchParameters,
    hitsPerPage: 0,
    page: 0,
    analytics: false,
    clickAnalytics: false,
  });
  return [
    {
      ...hits,
      facets: ['docusaurus_tag', 'language'],
      facetFilters: [tags(scope), [LANGUAGE], ...facetFilters],
      ...searchParameters,
    },
    count('docusaurus_tag', [LANGUAGE]),
    count('language', tags(scope)),
  ];
}

/** Pages outside the docs, the docs of the version, and the community, which has no versions. */
function tags({ version }: SearchScope): string[] {
  return ['default', `docs-default-${version}`, 'docs-community-current'].map(
    (tag) => `docusaurus_tag:${tag}`,
  );
}

/**
 * Extracts and validates what we show from a service's response: invalid hits are dropped, and an invalid
 * response throws.
 */
export function readHostedResponse(response: unknown): SearchResponse {
  const { results } = fieldsOf(response);
  const result = fieldsOf(Array.isArray(results) ? results[0] : undefined);
  const { hits } = result;
  if (!Array.isArray(hits)) throw new Error('The search service sent no results.');
  const queryID = textOf(result['queryID']);
  return {
    hits: hits.flatMap(readHostedHit),
    nbHits: countOf(result['nbHits']) ?? hits.length,
    page: countOf(result['page']) ?? 0,
    nbPages: countOf(result['nbPages']) ?? 1,
    ...(queryID === null ? {} : { queryID }),
    source: 'hosted',
    elsewhere: [],
  };
}

function readHostedHit(value: unknown): SearchHit[] {
  const hit = readHit(value);
  if (!hit || !parseUrl(hit.url)) return [];
  const { hierarchy, content } = fieldsOf(fieldsOf(value)['_snippetResult']);
  const snippets = fieldsOf({ ...fieldsOf(hierarchy), content });
  const marked: SearchHit['marked'] = {};
  for (const name of [...LEVELS, 'content'] as const) {
    const text = textOf(fieldsOf(snippets[name])['value']);
    if (text !== null) marked[name] = markedParts(text);
  }
  return [{ ...hit, marked }];
}

function countOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}
