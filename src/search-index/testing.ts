import type { ApiSymbol, SearchRecord } from '#model/search.ts';
import { hierarchyOf, type IndexInput } from './place.ts';
import { testRules } from './testRules.ts';

const SITE = 'https://docs.example/sub';

/** A small edition for tests: two classes, two guides, a flag. */
export function smallInput(): IndexInput {
  const [page, running] = ['/docs/api/class-page', '/docs/running-tests'];
  const aliases = { 'headed-mode': ['shown-by-a-window'] };
  return {
    site: SITE,
    rules: testRules,
    symbols: [
      { ...symbol('class', 'Page', page), object: 'page' },
      {
        ...symbol('method', 'Page.navigate', `${page}#page-goto`, ['goto']),
        standing: 'discouraged',
      },
      symbol('option', 'Page.navigate.waitUntil', `${page}#page-goto-option-wait-until`),
      symbol('method', 'Page.getByRole', `${page}#page-get-by-role`),
      symbol('method', 'Page.click', `${page}#page-click`),
      symbol('property', 'Page.url', `${page}#page-url`),
      symbol('event', 'Page.popup', `${page}#page-event-popup`),
      symbol('class', 'Locator', '/docs/api/class-locator'),
      symbol('method', 'Locator.click', '/docs/api/class-locator#locator-click'),
      symbol('property', 'Locator.page', '/docs/api/class-locator#locator-page'),
      symbol('flag', '--headed', `${running}#headed-mode`),
    ],
    pages: [
      { path: '/docs/intro', title: 'Installation', keywords: ['set up'], aliases: {} },
      { path: running, title: 'Running tests', label: 'Execution', keywords: ['url'], aliases },
      { path: page, title: 'Page', keywords: [], aliases: {} },
      { path: '/docs/api/class-locator', title: 'Locator', keywords: [], aliases: {} },
    ],
    records: [
      ...recordsAt('/docs/intro', 'Guides/Installation', 'One command is enough.'),
      ...recordsAt(running, 'Guides/Running tests'),
      ...recordsAt(
        `${running}#headed-mode`,
        'Guides/Running tests/See the browser',
        'It opens a window.',
      ),
      ...recordsAt(page, 'API/Page', 'A tab of the browser.'),
      ...recordsAt(`${page}#methods`, 'API/Page/Methods'),
      ...recordsAt(`${page}#page-goto`, 'API/Page/Methods/navigate()', 'Visits a URL.'),
      ...recordsAt('/docs/api/class-locator', 'API/Locator', 'A tab of the browser.'),
    ],
  };
}

function symbol(kind: ApiSymbol['kind'], name: string, path: string, aliases: string[] = []) {
  return { name, aliases, kind, path };
}

function recordsAt(path: string, titles: string, content?: string): SearchRecord[] {
  const levels = titles.split('/');
  const record: SearchRecord = {
    objectID: path,
    // Pages and headings of these tests are of the levels 1 to 3.
    type: `lvl${levels.length - 1}` as SearchRecord['type'],
    hierarchy: hierarchyOf(levels),
    content: null,
    url: SITE + path,
    language: 'en',
    docusaurus_tag: 'docs-default-stable',
  };
  if (content === undefined) return [record];
  return [record, { ...record, objectID: `${path}:0`, type: 'content', content }];
}
