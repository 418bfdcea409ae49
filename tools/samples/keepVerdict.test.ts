import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepVerdict } from './keepVerdict.ts';

const OPTIONS = {
  ...{ all: false, run: false, update: false, updatesLinks: false, mutate: false },
  ...{ only: [], usesCache: true },
};
const judging = (isGood: boolean) =>
  vi.fn(() => Promise.resolve({ findings: '', summary: 'ok', isGood }));
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdict-'));
  mkdirSync(join(root, 'content'));
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['does not judge again what was good and is the same', true, 1],
  ['judges again what was not good', false, 2],
])('%s', async (_, isGood, times) => {
  const judge = judging(isGood);

  await keepVerdict(root, OPTIONS, judge);
  const { summary } = await keepVerdict(root, OPTIONS, judge);

  expect(summary).toBe('ok');
  expect(judge).toHaveBeenCalledTimes(times);
});

test('tells of a second attempt only once', async () => {
  const flaky = [{ test: 'content/docs/seats.md:10 rows', error: 'Late.' }];
  const judge = () => Promise.resolve({ findings: '', summary: 'ok', flaky, isGood: true });

  expect((await keepVerdict(root, OPTIONS, judge)).flaky).toEqual(flaky);
  expect((await keepVerdict(root, OPTIONS, judge)).flaky).toEqual([]);
});

test('judges again after a change, with other options and without the cache', async () => {
  const judge = judging(true);

  await keepVerdict(root, OPTIONS, judge);
  writeFileSync(join(root, 'content/intro.md'), 'new');
  await keepVerdict(root, OPTIONS, judge);
  await keepVerdict(root, { ...OPTIONS, all: true }, judge);
  await keepVerdict(root, { ...OPTIONS, usesCache: false }, judge);

  expect(judge).toHaveBeenCalledTimes(4);
});

test('knows that what has passed every check passes some of them', async () => {
  const judge = judging(true);

  await keepVerdict(root, { ...OPTIONS, all: true, run: true }, judge);
  await keepVerdict(root, OPTIONS, judge);
  await keepVerdict(root, { ...OPTIONS, only: ['intro'] }, judge);

  expect(judge).toHaveBeenCalledTimes(2);
});
