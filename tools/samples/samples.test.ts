import { expect, test } from 'vitest';
import { judgeSamples } from './gate.ts';
import { keepVerdict } from './keepVerdict.ts';

test('finds nothing wrong in the samples of the site that Node.js can check', async () => {
  const options = {
    all: false,
    run: false,
    update: false,
    mutate: false,
    only: [],
    usesCache: true,
  };

  const root = process.cwd();
  const judge = () => judgeSamples(root, options);
  const { findings, isGood } = await keepVerdict(root, options, judge);

  expect(findings).toBe('');
  expect(isGood).toBe(true);
});
