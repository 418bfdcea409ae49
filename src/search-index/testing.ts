import type { ApiSymbol, SearchRecord } from '#model/search.ts';
import type { IndexInput } from '#search-index/tiers/indexInput.ts';
import { hierarchyOf } from './place.ts';
import { testRules } from './testRules.ts';

const SITE = 'https://docs.example/sub';

/** A small edition for tests: two classes, two guides, a flag. */
export function smallInput(): IndexInput {
  const symbol = (kind: ApiSymbol['kind'], name: string, path: string, aliases: string[] = []) => ({
    name,
    aliases,
    kind,
    path,
  });
  return {
    rules: testRules,
    symbols: [
      symbol('class', 'Page', '/docs/api/class-page'),
      symbol('method', 'Page.navigate', '/docs/api/class-page#page-goto', ['goto']),
      symbol(
        'option',
        'Page.navigate.waitUntil',
        '/docs/api/class-page#page-goto-option-wait-until',
      ),
      symbol('method', 'Page.getByRole', '/docs/api/class-page#page-get-by-role'),
      symbol('method', 'Page.click', '/docs/api/class-page#page-click'),
      symbol('event', 'Page.popup', '/docs/api/class-page#page-event-popup'),
      symbol('class', 'Locator', '/docs/api/class-locator'),
      symbol('method', 'Locator.click', '/docs/api/class-locator#locator-click'),
      symbol('property', 'Locator.page', '/docs/api/class-locator#locator-page'),
      symbol('flag', '--headed', '/docs/running-tests#headed-mode'),
    ],
    pages: [
      { path: '/docs/intro', title: 'Installation', keywords: ['set up'], aliases: {} },
      {
        path: '/docs/running-tests',
        title: 'Running tests',
        keywords: [],
        aliases: { 'headed-mode': ['shown-by-a-window'] },
      },
      { path: '/docs/api/class-page', title: 'Page', keywords: [], aliases: {} },
      { path: '/docs/api/class-locator', title: 'Locator', keywords: [], aliases: {} },
    ],
    records: [
      ...pageRecords('/docs/intro', ['Getting started', 'Installation'], 'One command is enough.'),
      ...pageRecords('/docs/running-tests', ['Getting started', 'Running tests']),
      ...headingRecords(
        '/docs/running-tests#headed-mode',
        ['See the browser'],
        'It opens a window.',
      ),
      ...pageRecords('/docs/api/class-page', ['API', 'Page'], 'A tab of the browser.'),
      ...headingRecords('/docs/api/class-page#methods', ['Methods']),
      ...headingRecords(
        '/docs/api/class-page#page-goto',
        ['Methods', 'navigate()'],
        'Visits a URL.',
      ),
      ...pageRecords('/docs/api/class-locator', ['API', 'Locator'], 'A tab of the browser.'),
    ],
  };
}

function pageRecords(path: string, titles: [string, string], content?: string): SearchRecord[] {
  return recordsAt(path, titles, 1, content);
}

function headingRecords(path: string, below: string[], content?: string): SearchRecord[] {
  const isClass = path.includes('/api/');
  const above = isClass ? ['API', 'Page'] : ['Getting started', 'Running tests'];
  return recordsAt(path, [...above, ...below], 1 + below.length, content);
}

function recordsAt(
  path: string,
  titles: string[],
  level: number,
  content?: string,
): SearchRecord[] {
  const record: SearchRecord = {
    objectID: path,
    // Pages and headings of these tests are of the levels 1 to 3.
    type: `lvl${level}` as SearchRecord['type'],
    hierarchy: hierarchyOf(...titles),
    content: null,
    url: SITE + path,
    language: 'en',
    docusaurus_tag: 'docs-default-stable',
  };
  if (content === undefined) return [record];
  return [record, { ...record, objectID: `${path}:0`, type: 'content', content }];
}
