import { expect, test } from 'vitest';
import type { MyReleaseFacts } from '#model/newer.ts';
import { makeHit, makeResponse, requestFor } from '#search/testing.ts';
import { withMyRelease } from './withMyRelease.ts';

const facts: MyReleaseFacts = {
  documented: '1.56',
  newest: '1.58',
  since: { 'hall-dim': '1.50', 'hall-light-option-hue': '1.49', 'class-lamp': '1.47' },
  changes: {},
};

const URLS = [
  '/docs/api/class-hall#hall-light',
  '/docs/api/class-hall#hall-dim',
  '/docs/api/class-hall#hall-dim-option-speed',
  '/docs/api/class-hall#hall-light-option-hue',
  '/docs/api/class-lamp#lamp-glow',
];

/** The standing of each hit that is left. */
async function found(dataset: Record<string, string>, load = () => Promise.resolve(facts)) {
  const hits = URLS.map((url) => ({ ...makeHit(url), url }));
  const local = { search: () => Promise.resolve(makeResponse(hits)), warmUp: () => undefined };
  const client = withMyRelease(local, { dataset, loadFacts: load });
  const response = await client.search(requestFor('dim'));
  expect(response.nbHits).toBe(response.hits.length);
  return response.hits.map(({ standing }) => standing);
}

test('says of hits that the release of the reader lacks them (my-release-search)', async () => {
  expect(await found({ uses: '1.48' })).toEqual([
    undefined,
    'new in 1.50',
    'new in 1.50',
    'new in 1.49',
    undefined,
  ]);
});

test('leaves such hits out on request (my-release-search)', async () => {
  expect(await found({ uses: '1.48', hidesNewer: '' })).toEqual([undefined, undefined]);
});

test('changes nothing without a release, or without facts (my-release-search)', async () => {
  const fail = () => Promise.reject(new Error('offline'));

  expect(await found({}, fail)).toEqual(URLS.map(() => undefined));
  expect(await found({ uses: '1.48' }, fail)).toEqual(URLS.map(() => undefined));
});
