import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PACKAGES } from '#build/read/installedPackages.ts';
import { checkSamples, repeatFailed } from './checkSamples.ts';
import type { Checker, Finding, Sample } from './sample.ts';
import { sampleOf } from './testing.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'playbill-'))));
afterEach(() => rmSync(root, { recursive: true }));

const check = vi.fn((samples: readonly Sample[]): Promise<Finding[]> =>
  Promise.resolve(
    samples
      .filter(({ code }) => code === 'bad')
      .map((sample) => ({ sample, line: 1, message: 'No.' })),
  ),
);
const checker: Checker = { name: 'C#', accepts: ({ language }) => language === 'ts', check };
const run = (samples: Sample[], changes: Partial<Checker> = {}, usesCache = true) => {
  check.mockClear();
  return checkSamples(root, { ...checker, ...changes }, samples, { usesCache });
};

const good = sampleOf('good');
const bad = sampleOf('bad', { page: 'api/rows' });

test('checks only pages that have changed, not those that have moved', async () => {
  await run([good, bad]);
  const changed = sampleOf('better');
  const moved = { ...bad, line: 99 };

  const { findings, checked } = await run([changed, moved]);

  expect(check).toHaveBeenCalledExactlyOnceWith([changed]);
  expect(checked).toEqual([changed, moved]);
  expect(findings).toEqual([{ sample: moved, line: 1, message: 'No.' }]);
});

test('keeps the results of pages that were not asked for', async () => {
  await run([good]);
  await run([bad]);
  await run([good]);

  expect(check).not.toHaveBeenCalled();
});

test.each<[string, Sample[], Partial<Checker>, boolean]>([
  ['its page has', [good, good], {}, true],
  ['its versions have', [{ ...good, versions: ['stable'] }], {}, true],
  ['a tool has', [good], { fingerprint: () => '1.1' }, true],
  ['nothing has, but it is asked to', [good], {}, false],
])('checks a sample again when %s changed', async (_, samples, changes, usesCache) => {
  await run([good]);
  await run(samples, changes, usesCache);

  expect(check).toHaveBeenCalledExactlyOnceWith(samples);
});

test('runs in a new clone only what is not recorded as passed', async () => {
  for (const path of ['content/samples', ...Object.values(PACKAGES)]) {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'package.json'), '{"name":"p","version":"1"}');
  }
  await run([good, bad], { isRecorded: true });
  rmSync(join(root, 'node_modules/.cache'), { recursive: true });

  await run([good, bad], { isRecorded: true });

  expect(check).toHaveBeenCalledExactlyOnceWith([bad]);
});

test('leaves out other languages and samples with a reason, unless a checker needs them', async () => {
  const samples = [sampleOf('a', { language: 'java' }), sampleOf('b', { unchecked: 'a sketch' })];

  expect((await run(samples)).checked).toEqual([]);
  expect(check).not.toHaveBeenCalled();
  expect((await run(samples, { needsUnchecked: true })).checked).toEqual(samples.slice(1));
});

test('says what is missing', async () => {
  const outcome = await run([good], { isReady: () => Promise.resolve('Install it.') });

  expect(outcome).toMatchObject({ missing: 'Install it.', checked: [] });
});

test('keeps results by the units of the checker and the files that these need', async () => {
  const projects: Partial<Checker> = {
    unitOf: ({ project = '' }) => project,
    folderOf: ({ project = '' }) => project,
  };
  const samples = ['a', 'b'].map((project) => sampleOf('good', { project }));

  await run(samples, projects);
  mkdirSync(join(root, 'a'));
  writeFileSync(join(root, 'a/hidden.ts'), '');
  await run(samples, projects);

  expect(check).toHaveBeenCalledExactlyOnceWith(samples.slice(0, 1));
});

test('keeps what passed on the second attempt as passed', async () => {
  const repeat = () => Promise.resolve([]);

  const first = await run([bad], { repeat });
  const second = await run([bad], { repeat });

  expect(first).toMatchObject({ findings: [], flaky: [{ sample: bad }] });
  expect(second).toMatchObject({ findings: [], flaky: [] });
  expect(check).not.toHaveBeenCalled();
});

test('checks again what failed twice where time may be the cause', async () => {
  const repeat = (failed: readonly Sample[]) => check(failed);

  await run([bad], { repeat });
  const { findings } = await run([bad], { repeat });

  expect(check).toHaveBeenCalledTimes(2);
  expect(findings).toHaveLength(1);
});

const findingOf = (sample: Sample, message = 'Late.'): Finding => ({ sample, line: 1, message });

/** A runner for which the second attempt of these samples fails too. */
function runnerOf(...wrong: Sample[]) {
  const repeat = vi.fn<NonNullable<Checker['repeat']>>((failed) =>
    Promise.resolve(
      failed.filter((one) => wrong.includes(one)).map((one) => findingOf(one, 'Wrong.')),
    ),
  );
  // Nothing else of it is asked.
  return { repeat } as unknown as Checker & { repeat: typeof repeat };
}

const [late, wrong, right] = ['late', 'wrong', 'right'].map((code) => sampleOf(code));
const unit = [late!, wrong!, right!];

test('passes what passes on the second attempt', async () => {
  const runner = runnerOf(wrong!);

  const repeated = await repeatFailed(runner, [unit], [findingOf(late!), findingOf(wrong!)]);

  expect(repeated).toEqual({
    findings: [findingOf(wrong!, 'Wrong.')],
    flaky: [findingOf(late!)],
  });
});

test('repeats only what failed, apart from other pages', async () => {
  const runner = runnerOf();
  const other = sampleOf('other', { page: 'rows' });

  await repeatFailed(runner, [[right!], unit, [other]], [findingOf(late!), findingOf(other)]);

  expect(runner.repeat.mock.calls).toEqual([
    [[late], unit],
    [[other], [other]],
  ]);
});

const certain = { ...findingOf(wrong!), isCertain: true as const };
const many = Array.from({ length: 11 }, (_, index) => findingOf(sampleOf(String(index))));

test.each([
  ['what does not depend on time', runnerOf(), [certain]],
  ['a compiler', checker, [findingOf(wrong!)]],
  ['failures that are too many to be a coincidence', runnerOf(), many],
])('believes %s at once', async (_, runner, findings) => {
  expect(await repeatFailed(runner, [unit], findings)).toEqual({ findings, flaky: [] });
});
