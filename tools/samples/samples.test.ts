import { expect, test } from 'vitest';
import { judgeSamples } from './gate.ts';

test('finds nothing wrong in the samples of the site that Node.js can check', async () => {
  const options = {
    all: false,
    run: false,
    update: false,
    mutate: false,
    only: [],
    usesCache: true,
  };

  const { findings, isGood } = await judgeSamples(process.cwd(), options);

  expect(findings).toBe('');
  expect(isGood).toBe(true);
});
