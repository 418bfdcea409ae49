import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { cacheStorePlace, openCacheStore } from './cacheStore.ts';
import { temporaryFolder } from './testing.ts';

let root = '';
beforeEach(async () => {
  root = await temporaryFolder({ 'data/releases.json': '[]' });
});

/** The place that a state of the code has, last used some hours ago. */
async function placeAfter(code: string, hoursAgo = 0): Promise<string> {
  writeFileSync(join(root, 'package-lock.json'), code);
  const place = await cacheStorePlace(root, join(root, 'cache'));
  const then = new Date(Date.now() - hoursAgo * 3_600_000);
  utimesSync(place, then, then);
  return place;
}

test('keeps whole texts, apart for each state of the code', async () => {
  const [first, second] = [await placeAfter('a'), await placeAfter('b')];
  openCacheStore(first).write('content/docs/seats.md', 'Rows');

  expect(openCacheStore(first).read('content/docs/seats.md')).toBe('Rows');
  expect(openCacheStore(second).read('content/docs/seats.md')).toBeUndefined();
  expect(readdirSync(first)).toEqual(['content-docs-seats.md.json']);
});

test('removes the states that have not been used for the longest time', async () => {
  const old = await placeAfter('a', 9);
  const places = [await placeAfter('b', 8), await placeAfter('c', 7)];
  await placeAfter('b');

  places.push(await placeAfter('d'));

  expect(existsSync(old)).toBe(false);
  expect(places.map(existsSync)).toEqual([true, true, true]);
});
