import { expect, test } from 'vitest';
import { testBundle } from '#build/testing.ts';
import type { PageState } from '#model/page.ts';
import type { ApiSymbol, SearchRecord } from '#model/search.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { buildTestSite, guide } from '#pipeline/testing.ts';
import { testRules } from '#search-index/testRules.ts';
import type { SymbolTier } from '#search-index/symbolTier.ts';
import { buildContext, pageFiles } from './pageFiles.ts';
import { searchFiles } from './searchFiles.ts';

const symbol: ApiSymbol = { name: 'Stage', aliases: [], kind: 'class', path: '/docs/api/stage' };
const siteWith = (body: string) => buildTestSite({ docs: [guide('intro', body)] });
const filesOf = (built: BuiltSite) => [
  ...searchFiles(built, { symbolsOf: () => [symbol], rules: testRules }, 'https://demo.example'),
];
const textsOf = (body: string) => {
  const names = filesOf(siteWith(body)).find(
    ({ path }) => path === 'data/search/nodejs-stable.json',
  );
  return (JSON.parse(names!.content) as SymbolTier).texts;
};

test('makes two index files and one of records for each edition and version', () => {
  const paths = filesOf(siteWith('Seats.')).map(({ path }) => path);

  expect(paths).toHaveLength(24);
  expect(paths.filter((path) => path.startsWith('data/search/'))).toHaveLength(8);
  expect(paths.filter((path) => path.startsWith('assets/search/'))).toHaveLength(8);
});

test('says in the names where the texts are', () => {
  const paths = filesOf(siteWith('Seats.')).map(({ path }) => `/${path}`);

  expect(textsOf('Seats.')).toMatch(/^\/assets\/search\/nodejs-stable-[\da-f]{10}\.json$/);
  expect(paths).toContain(textsOf('Seats.'));
});

test('gives a set the pages of its own edition and version', () => {
  const { content } = filesOf(siteWith('Seats.')).find(
    ({ path }) => path === 'search/records/python-current.json',
  )!;
  const records = JSON.parse(content) as SearchRecord[];

  expect(records.map(({ url }) => url)).toEqual([
    'https://docs.example/sub/python/docs/next/intro',
    'https://docs.example/sub/python/docs/next/intro',
  ]);
});

test('renames texts when they change, and only then', () => {
  expect(textsOf('Seats.')).toBe(textsOf('Seats.'));
  expect(textsOf('Rows.')).not.toBe(textsOf('Seats.'));
});

test('leaves other pages as they are when only the index changes', () => {
  const stateOf = (body: string) => {
    const built = siteWith(body);
    const context = buildContext(built, { bundle: testBundle, policies: undefined });
    const [, data] = pageFiles(context, built.pages[0]!);
    const { build, frameUrl } = JSON.parse(data!.make()) as PageState;
    return { build, frameUrl };
  };

  expect(stateOf('Rows.')).toEqual(stateOf('Seats.'));
});
