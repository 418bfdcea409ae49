import { indexNameOf } from '#model/indexNameOf.ts';
import type { IndexNaming } from '#model/indexNameOf.ts';
import { LEVELS } from '#model/search.ts';
import type { SearchRequest, SearchScope } from '#model/search.ts';
import { searchSettings } from '#model/searchSettings.ts';

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
