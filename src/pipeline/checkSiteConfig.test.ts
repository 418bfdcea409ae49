import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import type { SearchConfig } from '#model/site.ts';
import { siteConfig } from '../../site.config.ts';
import { checkSiteConfig } from './checkSiteConfig.ts';

const source = readFileSync('site.config.ts', 'utf8');

function messages(config: unknown): string {
  return checkSiteConfig(config, source).problems.map(formatProblem).join('\n');
}

test('accepts the configuration of this site', () => {
  const { site, problems } = checkSiteConfig(siteConfig, source);

  expect(problems).toEqual([]);
  expect(site?.title).toBe('Playwright');
});

test('names a missing field, and an unknown one with the one that was meant', () => {
  const { title, ...rest } = siteConfig;

  expect(messages({ ...rest, titel: title })).toMatchInlineSnapshot(`
    "site.config.ts:5
      The field "title" is missing.
      Add it.
    site.config.ts:4
      Unknown field "titel".
      Did you mean "title"? Remove it or fix its name."
  `);
});

test('names the line of a wrong value deep in a list', () => {
  const items = siteConfig.navbar.items.with(2, { type: 'lnik' } as never);

  expect(messages({ ...siteConfig, navbar: { items } })).toMatchInlineSnapshot(`
    "site.config.ts:28
      No NavbarItem component found for type "lnik".
      The types are link, doc, docSidebar, docsVersion, docsVersionDropdown, dropdown, html and search."
  `);
});

test('shows all problems at once', () => {
  const config = { ...siteConfig, url: 'https://x/', baseUrl: 'sub', trailingSlash: true };

  expect(messages(config)).toMatchInlineSnapshot(`
    "site.config.ts:7
      The field "url" is "https://x/".
      It must be a scheme and host without a trailing slash, such as "https://example.com".
    site.config.ts:8
      The field "baseUrl" is "sub".
      It must start and end with a slash, such as "/sub/".
    site.config.ts:9
      The field "trailingSlash" is true.
      It must be false."
  `);
});

test('says what the base-URL banner may be', () => {
  const banners = ['yes', { htm: '<p>Lost</p>' }, { html: '' }, { html: '<p>Lost</p>' }];

  const found = banners.map((baseUrlBanner) => messages({ ...siteConfig, baseUrlBanner }));

  expect(found.map((text) => text.split('\n').at(-1)?.trim())).toEqual([
    'It must be true, false or an object with html and style.',
    'Remove it or fix its name.',
    'It must not be empty.',
    '',
  ]);
});

test('refuses two editions under one prefix', () => {
  const editions = siteConfig.editions.map((edition) => ({ ...edition, prefix: '/' })).slice(0, 2);

  expect(messages({ ...siteConfig, editions })).toMatchInlineSnapshot(`
    "site.config.ts:13
      The field "editions[1].prefix" repeats "/".
      Give each entry a unique value."
  `);
});

test('refuses half a hosted search with the specified texts (search-config-missing)', () => {
  const found = messages({ ...siteConfig, search: { indexName: 'i' } });

  expect(found).toContain('`appId` is missing.');
  expect(found).toContain('`apiKey` is missing.');
});

test('accepts every setting of search', () => {
  const search: SearchConfig = {
    appId: 'APP1',
    apiKey: 'key',
    indexName: 'docs',
    hosts: [{ url: 'http://localhost:3220' }],
    facetFilters: ['language:en', ['kind:guide', 'kind:class']],
    searchParameters: { typoTolerance: 'min', ruleContexts: ['a'] },
    contextualSearch: false,
    externalUrlRegex: 'other\\.example',
    replaceSearchResultPathname: { from: '^/old/', to: '/' },
    searchPagePath: false,
    insights: true,
    disableUserPersonalization: true,
    placeholder: 'Find',
    maxResultsPerGroup: 3,
    timeoutMs: 500,
    missingResultsUrl: 'https://example.com/?q={query}',
  };

  expect(messages({ ...siteConfig, search })).toBe('');
});

test('says what a setting of search must be', () => {
  const search = {
    serachPagePath: 'find',
    hosts: [{ url: 'localhost' }],
    facetFilters: ['guide'],
    externalUrlRegex: '(',
    searchPagePath: '/search/',
    maxResultsPerGroup: 0,
    missingResultsUrl: 'https://example.com/',
  };

  expect(messages({ ...siteConfig, search })).toMatchInlineSnapshot(`
    "site.config.ts:94
      The field "search.hosts[0].url" is "localhost".
      It must be a scheme and host without a path, such as "https://search.example.com".
    site.config.ts:94
      The field "search.facetFilters[0]" is "guide".
      It must be a name and a value, such as "tag:guide".
    site.config.ts:94
      The field "search.externalUrlRegex" is "(".
      It must be a regular expression.
    site.config.ts:94
      The field "search.searchPagePath" is "/search/".
      It must be one path segment, such as "search", or false for no search page.
    site.config.ts:94
      The field "search.maxResultsPerGroup" is 0.
      It must be 1 or more.
    site.config.ts:94
      The field "search.missingResultsUrl" is "https://example.com/".
      It must contain "{query}".
    site.config.ts:94
      Unknown field "search.serachPagePath".
      Did you mean "searchPagePath"? Remove it or fix its name."
  `);
});

test('keeps host names clean of what an application cannot be called', () => {
  const search = { appId: 'x; img-src *', apiKey: 'k', indexName: 'i' };

  expect(messages({ ...siteConfig, search })).toContain('It must consist of letters and digits.');
});
