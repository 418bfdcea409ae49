import { expect, test, vi } from 'vitest';
import { repeatFailed } from './repeatFailed.ts';
import type { Checker, Finding, Sample } from './sample.ts';
import { sampleOf } from './testing.ts';

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
