import { expect, test } from 'vitest';
import type { ApiSymbol, SearchRecord } from '#model/search.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { testRules } from '#search-index/testRules.ts';
import { buildTestSite, guide } from '#pipeline/testing.ts';
import { buildContext, pageData } from './pageFiles.ts';
import { searchFiles } from './searchFiles.ts';

const symbol: ApiSymbol = { name: 'Stage', aliases: [], kind: 'class', path: '/docs/api/stage' };
const siteWith = (body: string) => buildTestSite({ docs: [guide('intro', body)] });
const filesOf = (built: BuiltSite) =>
  searchFiles(built, { symbolsOf: () => [symbol], rules: testRules });

test('makes two index files and one of records for each edition and version', () => {
  const { indexes, files } = filesOf(siteWith('Seats.'));

  expect(Object.keys(indexes)).toHaveLength(8);
  expect(files).toHaveLength(24);
  expect(indexes['java-current']?.text).toMatch(
    /^\/assets\/search\/java-current-text-[\da-f]{10}\.json$/,
  );
});

test('writes at the URLs it names', () => {
  const { indexes, files } = filesOf(siteWith('Seats.'));
  const written = files.map(({ path }) => `/${path}`);

  for (const { symbols, text } of Object.values(indexes)) {
    expect(written).toContain(symbols);
    expect(written).toContain(text);
  }
});

test('gives a set the pages of its own edition and version', () => {
  const { files } = filesOf(siteWith('Seats.'));
  const { content } = files.find(({ path }) => path === 'search/records/python-current.json')!;
  const records = JSON.parse(content) as SearchRecord[];

  expect(records.map(({ url }) => url)).toEqual([
    'https://docs.example/sub/python/docs/next/intro',
    'https://docs.example/sub/python/docs/next/intro',
  ]);
});

test('renames a file when its content changes, and only then', () => {
  const before = filesOf(siteWith('Seats.')).indexes['nodejs-stable'];
  const same = filesOf(siteWith('Seats.')).indexes['nodejs-stable'];
  const after = filesOf(siteWith('Rows.')).indexes['nodejs-stable'];

  expect(same).toEqual(before);
  expect(after?.text).not.toBe(before?.text);
  expect(after?.symbols).toBe(before?.symbols);
});

test('keeps the id of a build when only its index changes, not the URL of the frame', () => {
  const bundle = {
    scripts: [],
    styles: [],
    frameScripts: [],
    labScripts: [],
    pageScripts: { doc: [], home: [], notFound: [], search: [] },
    inlineScript: '',
    prerender: () => '',
  };
  const stateOf = (body: string) => {
    const built = siteWith(body);
    const search = filesOf(built).indexes;
    const context = buildContext(built, { bundle, policies: undefined, search });
    return JSON.parse(pageData(context, built.pages[0]!).content) as Record<string, string>;
  };
  const [before, after] = [stateOf('Seats.'), stateOf('Rows.')];

  expect(after['build']).toBe(before['build']);
  expect(after['frameUrl']).not.toBe(before['frameUrl']);
});
