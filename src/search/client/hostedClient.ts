import { apiClientVersion, liteClient } from 'algoliasearch/lite';
import { indexNameOf, type IndexNaming } from '#model/indexNameOf.ts';
import {
  type Level,
  LEVELS,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
  type SearchScope,
  type Snippet,
} from '#model/search.ts';
import { searchSettings } from '#model/searchSettings.ts';
import { SEARCH_HOSTS_KEY } from '#model/storageKeys.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { type Fields, fieldsOf, parseUrl, readHit, textOf } from '#search/results/hit.ts';
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
export type HostedQuery = { indexName: string; query: string } & Readonly<Record<string, unknown>>;

const LANGUAGE = 'language:en';

/**
 * The queries to send: one for the dialog, three for the search page (behaviors hosted-dialog-request,
 * hosted-page-request).
 */
export function hostedQueries(site: IndexNaming, request: SearchRequest): HostedQuery[] {
  return request.purpose === 'page' ? pageQueries(site, request) : [modalQuery(site, request)];
}

/** Behaviors hosted-dialog-request, hosted-filters. */
function modalQuery(site: IndexNaming, request: SearchRequest): HostedQuery {
  const { contextualSearch, facetFilters, insights } = searchSettings(site.search);
  return {
    indexName: indexNameOf(site, request.scope.edition),
    query: request.query,
    attributesToRetrieve: [
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    ...snippetParameters(request),
    hitsPerPage: request.hitsPerPage,
    clickAnalytics: insights,
    facetFilters: [...(contextualSearch ? [LANGUAGE, tags(request.scope)] : []), ...facetFilters],
    ...site.search.searchParameters,
  };
}

/** Behavior hosted-page-request: the hits, and the facet counts without the tag and language filters. */
function pageQueries(site: IndexNaming, request: SearchRequest): HostedQuery[] {
  const { contextualSearch, facetFilters } = searchSettings(site.search);
  const common = {
    indexName: indexNameOf(site, request.scope.edition),
    query: request.query,
    advancedSyntax: true,
  };
  const hits = {
    ...common,
    // A crawled index has its own highlight tags; these are the ones that we parse.
    ...snippetParameters(request),
    hitsPerPage: request.hitsPerPage,
    page: request.page,
  };
  const { searchParameters } = site.search;
  if (!contextualSearch) return [{ ...hits, facetFilters, ...searchParameters }];
  const groups = { docusaurus_tag: tags(request.scope), language: [LANGUAGE] };
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
      facets: Object.keys(groups),
      facetFilters: [...Object.values(groups), ...facetFilters],
      ...searchParameters,
    },
    count('docusaurus_tag', groups.language),
    count('language', groups.docusaurus_tag),
  ];
}

function snippetParameters({ snippetWords }: SearchRequest) {
  const snippeted = [...LEVELS.slice(1).map((level) => `hierarchy.${level}`), 'content'];
  return {
    attributesToSnippet: snippeted.map((name) => `${name}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
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
  const snippets = fieldsOf(fieldsOf(value)['_snippetResult']);
  const content = readSnippet(snippets['content']);
  const hierarchy = readLevelSnippets(fieldsOf(snippets['hierarchy']));
  return [{ ...hit, _snippetResult: { hierarchy, ...(content ? { content } : {}) } }];
}

function readLevelSnippets(fields: Fields): Partial<Record<Level, Snippet>> {
  const snippets: Partial<Record<Level, Snippet>> = {};
  for (const level of LEVELS) {
    const snippet = readSnippet(fields[level]);
    if (snippet) snippets[level] = snippet;
  }
  return snippets;
}

function readSnippet(value: unknown): Snippet | undefined {
  const text = textOf(fieldsOf(value)['value']);
  return text === null ? undefined : { value: text };
}

function countOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}
