import { expect, test } from 'vitest';
import { hostedQueries } from './hostedQueries.ts';
import { hostedSite, requestFor } from './testing.ts';

const TAGS = [
  'docusaurus_tag:default',
  'docusaurus_tag:docs-default-stable',
  'docusaurus_tag:docs-community-current',
];

test('asks for the modal field by field (hosted-dialog-request, hosted-filters)', () => {
  expect(hostedQueries(hostedSite(), requestFor('click'))).toEqual([
    {
      query: 'click',
      indexName: 'docs',
      attributesToRetrieve: [
        'hierarchy.lvl0',
        'hierarchy.lvl1',
        'hierarchy.lvl2',
        'hierarchy.lvl3',
        'hierarchy.lvl4',
        'hierarchy.lvl5',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [
        'hierarchy.lvl1:10',
        'hierarchy.lvl2:10',
        'hierarchy.lvl3:10',
        'hierarchy.lvl4:10',
        'hierarchy.lvl5:10',
        'hierarchy.lvl6:10',
        'content:10',
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: ['language:en', TAGS],
    },
  ]);
});

test('takes edition, version and words of snippets from the request (hosted-dialog-request, hosted-filters)', () => {
  const scope = { edition: 'python', version: 'current' } as const;
  const [query] = hostedQueries(hostedSite(), requestFor('click', { scope, snippetWords: 5 }));

  expect(query).toMatchObject({
    indexName: 'docs-python',
    facetFilters: ['language:en', TAGS.with(1, 'docusaurus_tag:docs-default-current')],
  });
  expect(query?.['attributesToSnippet']).toContain('content:5');
});

test('appends configured filters, and sends them alone without contextual search (hosted-filters)', () => {
  const facetFilters = ['kind:guide'];
  const filtersOf = (site: ReturnType<typeof hostedSite>) =>
    hostedQueries(site, requestFor('click'))[0]?.['facetFilters'];

  expect(filtersOf(hostedSite({ facetFilters }))).toEqual(['language:en', TAGS, 'kind:guide']);
  expect(filtersOf(hostedSite({ facetFilters, contextualSearch: false }))).toEqual(facetFilters);
  expect(filtersOf(hostedSite({ contextualSearch: false }))).toEqual([]);
});

test('lets configured parameters win and asks for click analytics with insights (hosted-dialog-request, hosted-insights)', () => {
  const site = hostedSite({ insights: true, searchParameters: { hitsPerPage: 3, distinct: 2 } });

  expect(hostedQueries(site, requestFor('click'))[0]).toMatchObject({
    clickAnalytics: true,
    hitsPerPage: 3,
    distinct: 2,
  });
});

test('asks for the search page with two counts of facets (hosted-page-request)', () => {
  const request = requestFor('click', { purpose: 'page', page: 2, hitsPerPage: 15 });
  const common = { indexName: 'docs', query: 'click', advancedSyntax: true };
  const counts = { hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false };

  const [hits, ...others] = hostedQueries(hostedSite(), request);

  expect(hits).toMatchObject({
    ...common,
    hitsPerPage: 15,
    page: 2,
    facets: ['docusaurus_tag', 'language'],
    facetFilters: [TAGS, ['language:en']],
    highlightPreTag: '<mark>',
  });
  expect(others).toEqual([
    { ...common, ...counts, facets: ['docusaurus_tag'], facetFilters: [['language:en']] },
    { ...common, ...counts, facets: ['language'], facetFilters: [TAGS] },
  ]);
});

test('counts nothing on the search page without contextual search (hosted-page-request)', () => {
  const site = hostedSite({ contextualSearch: false, facetFilters: ['kind:guide'] });
  const queries = hostedQueries(site, requestFor('click', { purpose: 'page' }));

  expect(queries).toHaveLength(1);
  expect(queries[0]).toMatchObject({ facetFilters: ['kind:guide'], page: 0 });
});
