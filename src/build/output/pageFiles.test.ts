import { expect, test } from 'vitest';
import { testBundle } from '#build/testing.ts';
import { buildTestSite, guide } from '#pipeline/testing.ts';
import { buildContext, pageFiles } from './pageFiles.ts';

/** The files of a guide; parts of the site and of the bundle may differ. */
function filesOf({
  body = 'Rows.',
  other = 'Boxes.',
  site = {},
  bundle = {},
  policy = 'none',
} = {}) {
  const built = buildTestSite({ docs: [guide('seats', body), guide('boxes', other)], site });
  const context = buildContext(built, {
    bundle: { ...testBundle, ...bundle },
    policies: { page: policy, lab: policy },
  });
  const page = built.pages.find(({ meta }) => meta.path === '/python/docs/seats');
  return pageFiles(context, page!);
}

const keysOf = (parts: Parameters<typeof filesOf>[0]) => filesOf(parts).map(({ key }) => key);

test('makes the document, the data and the twin of a page', () => {
  const files = filesOf();

  expect(files.map(({ path }) => path)).toEqual([
    'python/docs/seats.html',
    'data/python/docs/seats.json',
    'python/docs/seats.md',
  ]);
  for (const { make } of files) expect(make()).toContain('Rows.');
});

test('has the same keys as long as nothing of the page changes', () => {
  expect(keysOf({ other: 'More boxes.' })).toEqual(keysOf({}));
});

test.each([
  ['its text', { body: 'More rows.' }],
  ['the configuration', { site: { baseUrl: '/other/' } }],
  ['the frame', { site: { title: 'Another stage' } }],
  ['the scripts', { bundle: { scripts: ['assets/entry-2.js'] } }],
  ['the inline script', { bundle: { inlineScript: 'run()' } }],
  ['the policy', { policy: 'strict' }],
])('has other keys when %s changes', (_, parts) => {
  const before = keysOf({});
  const after = keysOf(parts);

  for (const [index, key] of after.entries()) expect(key).not.toBe(before[index]);
});
