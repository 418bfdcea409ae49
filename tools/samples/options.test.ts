import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('reads the command line', () => {
  expect(readOptions([])).toEqual({
    all: false,
    run: false,
    update: false,
    only: [],
    usesCache: true,
  });
  expect(
    readOptions([
      '--all',
      '--run',
      '--update',
      '--only',
      'intro',
      '--only',
      'Page.md',
      '--no-cache',
    ]),
  ).toEqual({
    all: true,
    run: true,
    update: true,
    only: ['intro', 'Page.md'],
    usesCache: false,
  });
});

test('prints the usage', () => {
  expect(() => readOptions(['--everything'])).toThrow(/--everything[^]*Usage: npm run samples/);
});
