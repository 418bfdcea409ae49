import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import type { ApiFacts } from './apiFacts.ts';
import { createApiResolver } from './createApiResolver.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(`data/api/${name}.json`, 'utf8')) as ApiFacts;
const resolve = createApiResolver({ stable: read('stable'), current: read('current') });

function text(name: string, edition: EditionId): string {
  const resolution = resolve(name, { edition, version: 'stable' });
  return resolution.ok ? resolution.reference.text : resolution.fix;
}

test.each([
  ['Page', 'Page', 'Page', 'Page', 'Page'],
  ['Page.goto', 'page.goto()', 'page.goto()', 'Page.navigate()', 'Page.GotoAsync()'],
  ['Page.goto.waitUntil', 'waitUntil', 'wait_until', 'waitUntil', 'WaitUntil'],
  ['Page.url', 'page.url()', 'page.url', 'Page.url()', 'Page.Url'],
  ['Page.keyboard', 'page.keyboard', 'page.keyboard', 'Page.keyboard()', 'Page.Keyboard'],
  [
    'Page#requestFinished',
    "page.on('requestfinished')",
    'page.on("requestfinished")',
    'Page.onRequestFinished()',
    'Page.RequestFinished',
  ],
  ['Page#popup', "page.on('popup')", 'page.on("popup")', 'Page.onPopup()', 'Page.Popup'],
  [
    'LocatorAssertions.toBeVisible',
    'expect(locator).toBeVisible()',
    'expect(locator).to_be_visible()',
    'assertThat(locator).isVisible()',
    'Expect(Locator).ToBeVisibleAsync()',
  ],
  [
    'BrowserContext.newPage',
    'browserContext.newPage()',
    'browser_context.new_page()',
    'BrowserContext.newPage()',
    'BrowserContext.NewPageAsync()',
  ],
])('spells %s in every edition', (name, nodejs, python, java, dotnet) => {
  expect(text(name, 'nodejs')).toBe(nodejs);
  expect(text(name, 'python')).toBe(python);
  expect(text(name, 'java')).toBe(java);
  expect(text(name, 'dotnet')).toBe(dotnet);
});

test('finds members whose name has dots before options', () => {
  expect(text('Test.describe.configure', 'nodejs')).toBe('test.describe.configure()');
  expect(text('Test.describe', 'nodejs')).toBe('test.describe()');
  expect(text('Test.(call)', 'nodejs')).toBe('test()');
});

test('proposes the nearest name for an unknown one', () => {
  expect(text('Pge', 'nodejs')).toBe('Did you mean "Page"?');
  expect(text('Page.gotto', 'nodejs')).toBe('Did you mean "Page.goto"?');
  expect(text('Page.goto.timeot', 'nodejs')).toBe('Did you mean "Page.goto.timeout"?');
  expect(text('Page#popups', 'nodejs')).toBe('Did you mean "Page#popup"?');
});

test('names the editions that have what this one lacks', () => {
  expect(text('Test.describe', 'python')).toBe(
    '"Test" exists only in other editions: put the text into :::only{edition="nodejs"}.',
  );
  expect(text('Page.onceDialog', 'python')).toBe(
    '"Page.onceDialog" exists only in other editions: put the text into :::only{edition="java"}.',
  );
});
