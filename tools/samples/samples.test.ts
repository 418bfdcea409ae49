import { beforeAll, expect, test } from 'vitest';
import { createCheckers } from './checkers.ts';
import { checkSamples } from './checkSamples.ts';
import { judgeSamples } from './gate.ts';
import { isVerdictKept, keepVerdict } from './keepVerdict.ts';
import type { ReadSamples } from './readSamples.ts';
import { readSamples } from './readSamples.ts';
import { formatFindings } from './report.ts';
import type { Sample } from './sample.ts';

const root = process.cwd();
const OPTIONS = {
  all: false,
  run: false,
  update: false,
  mutate: false,
  only: [],
  usesCache: true,
};

const isOfReference = ({ page }: Sample) => page.startsWith('api/');

const PARTS = createCheckers(root)
  .filter(({ needsTools }) => !needsTools)
  .flatMap((listed) =>
    [true, false].map((isReference) => {
      const name = `${listed.checker.name} in ${isReference ? 'the reference' : 'guides'}`;
      return [name, listed, isReference] as const;
    }),
  );

let read: ReadSamples = { samples: [], problems: [] };

beforeAll(async () => {
  if (!(await isVerdictKept(root, OPTIONS))) read = await readSamples(root);
});

// All of them together take most of a minute. Each leaves its results to the last test.
test.each(PARTS)('finds nothing wrong: %s', async (_name, listed, isReference) => {
  const samples = read.samples.filter((sample) => isOfReference(sample) === isReference);

  const { findings } = await checkSamples(root, listed, samples, OPTIONS);

  expect(formatFindings(findings)).toBe('');
});

test('finds nothing wrong in the samples of the site that Node.js can check', async () => {
  const judge = () => judgeSamples(root, OPTIONS, read);

  const { findings, isGood } = await keepVerdict(root, OPTIONS, judge);

  expect(findings).toBe('');
  expect(isGood).toBe(true);
});
