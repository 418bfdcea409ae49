import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
const checker: Checker = {
  name: 'Test',
  accepts: ({ language }) => language === 'ts',
  isReady: () => Promise.resolve(undefined),
  fingerprint: () => '1.0',
  check,
};
const run = (samples: Sample[], usesCache = true, changes: Partial<Checker> = {}) => {
  check.mockClear();
  return checkSamples(root, { ...checker, ...changes }, samples, { usesCache });
};

const good = sampleOf('good');
const bad = sampleOf('bad', { page: 'rows' });

test('checks only pages that have changed', async () => {
  await run([good, bad]);
  const changed = sampleOf('better');

  const { findings, checked } = await run([changed, bad]);

  expect(check).toHaveBeenCalledExactlyOnceWith([changed]);
  expect(checked).toEqual([changed, bad]);
  expect(findings).toEqual([{ sample: bad, line: 1, message: 'No.' }]);
});

test('checks everything when asked to', async () => {
  await run([good, bad]);
  await run([good, bad], false);

  expect(check).toHaveBeenCalledExactlyOnceWith([good, bad]);
});

test('leaves out other languages and samples with a reason', async () => {
  const { checked } = await run([
    sampleOf('a', { language: 'java' }),
    sampleOf('b', { unchecked: 'a sketch' }),
  ]);

  expect(checked).toEqual([]);
  expect(check).not.toHaveBeenCalled();
});

test('says what is missing', async () => {
  const outcome = await run([good], true, { isReady: () => Promise.resolve('Install it.') });

  expect(outcome).toMatchObject({ missing: 'Install it.', checked: [] });
});

test('keeps results by the units of the checker and what these depend on', async () => {
  const unitOf = ({ project = '' }: Sample) => project;
  const a = sampleOf('good', { project: 'a' });
  const b = sampleOf('good', { project: 'b' });
  const needs = (hidden: Record<string, string>): Partial<Checker> => ({
    unitOf,
    dependsOn: ({ project = '' }) => Promise.resolve(hidden[project] ?? ''),
  });

  await run([a, b], true, needs({ a: '1' }));
  await run([a, b], true, needs({ a: '2' }));

  expect(check).toHaveBeenCalledExactlyOnceWith([a]);
});

test('keeps what passed on the second attempt as passed', async () => {
  const repeat = () => Promise.resolve([]);

  const first = await run([bad], true, { repeat });
  const second = await run([bad], true, { repeat });

  expect(first).toMatchObject({ findings: [], flaky: [{ sample: bad }] });
  expect(second).toMatchObject({ findings: [], flaky: [] });
  expect(check).not.toHaveBeenCalled();
});

test('checks again what failed twice where time may be the cause', async () => {
  const repeat = (failed: readonly Sample[]) => check(failed);

  await run([bad], true, { repeat });
  const { findings } = await run([bad], true, { repeat });

  expect(check).toHaveBeenCalledTimes(2);
  expect(findings).toHaveLength(1);
});

test('gives samples with a reason to a checker that needs them', async () => {
  const sample = sampleOf('b', { unchecked: 'a sketch' });

  const { checked } = await run([sample], true, { needsUnchecked: true });

  expect(checked).toEqual([sample]);
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

test('believes at once what does not depend on time', async () => {
  const runner = runnerOf();
  const findings = [{ ...findingOf(wrong!), isCertain: true as const }];

  expect(await repeatFailed(runner, [unit], findings)).toEqual({ findings, flaky: [] });
  expect(runner.repeat).not.toHaveBeenCalled();
});

test('believes a compiler at once', async () => {
  const findings = [findingOf(wrong!)];

  expect(await repeatFailed({} as Checker, [unit], findings)).toEqual({ findings, flaky: [] });
});

test('believes failures that are too many to be a coincidence', async () => {
  const runner = runnerOf();
  const many = Array.from({ length: 11 }, (_, index) => sampleOf(String(index)));

  const { findings } = await repeatFailed(
    runner,
    [many],
    many.map((one) => findingOf(one)),
  );

  expect(findings).toHaveLength(11);
  expect(runner.repeat).not.toHaveBeenCalled();
});
