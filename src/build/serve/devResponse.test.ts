import { expect, test } from 'vitest';
import { testBundle } from '#build/testing.ts';
import { buildTestSite, guide } from '#pipeline/testing.ts';
import { testRules } from '#search-index/testRules.ts';
import type { SymbolTier } from '#search-index/symbolTier.ts';
import { createDevResponse } from './devResponse.ts';

const built = buildTestSite({
  docs: [guide('intro')],
  home: [{ ...guide('home'), path: 'content/home.md' }],
  site: { redirects: [{ scope: 'docs', from: '', to: ['intro'] }] },
});
const facts = { documented: '1.56', newest: '1.58', since: {}, changes: {} };
const state = {
  root: '/nowhere',
  loaded: {
    built,
    pictures: new Map<string, string>(),
    problems: [],
    notes: [],
    search: { symbolsOf: () => [], releasesOf: () => facts, rules: testRules },
  },
  demoUrl: undefined,
  ...testBundle,
};
const devResponse = createDevResponse(state);

test.each([
  ['/sub/', 200, '<p>Text.</p>'],
  ['/sub/docs/intro', 200, '<h1>About intro</h1>'],
  ['/sub/Docs/Intro.html', 200, '<h1>About intro</h1>'],
  ['/sub/python/docs/next', 200, '<h1>About intro</h1>'],
  ['/sub/docs/intro.md', 200, '# About intro'],
  ['/sub/index.md', 200, '# Stagehand Docs for Node.js'],
  ['/sub/data/docs/intro.json', 200, '"build":"dev"'],
  ['/sub/data/releases/java-current.json', 200, '"newest":"1.58"'],
  ['/sub/java/nope', 404, 'lang="en"'],
  ['/sub/nope.png', 404, 'Not found'],
  ['/elsewhere', 404, 'outside /sub/'],
])('responds to %s with %i', async (url, status, part) => {
  const response = await devResponse(url);

  expect(response.status).toBe(status);
  expect(String(response.content)).toContain(part);
});

test('serves the frame that a page asks for', async () => {
  const { content } = await devResponse('/sub/data/docs/intro.json');
  const { frameUrl } = JSON.parse(String(content)) as { frameUrl: string };

  const frame = await devResponse(frameUrl);

  expect(String(frame.content)).toContain('"sidebars":');
});

test('serves an index made from what is there now', async () => {
  const names = await devResponse('/sub/data/search/java-current.json');
  const { texts } = JSON.parse(String(names.content)) as SymbolTier;
  const responses = [names, await devResponse(`/sub${texts}`)];

  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(String(response.content)).toContain('About intro');
  }
});

test('says that the configuration must be fixed first', async () => {
  const { built: _invalid, ...loaded } = state.loaded;

  expect(await createDevResponse({ ...state, loaded })('/sub/docs/intro')).toMatchObject({
    status: 404,
  });
});
