import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('reads the command line', () => {
  expect(readOptions([])).toEqual({
    all: false,
    run: false,
    update: false,
    updatesLinks: false,
    mutate: false,
    only: [],
    usesCache: true,
  });
  expect(
    readOptions(
      '--all --run --update --mutate csharp --only intro --only Page.md --no-cache'.split(' '),
    ),
  ).toEqual({
    all: true,
    run: true,
    update: true,
    updatesLinks: false,
    mutate: true,
    only: ['intro', 'Page.md'],
    usesCache: false,
  });
});

test('prints the usage', () => {
  expect(() => readOptions(['--everything'])).toThrow(/--everything[^]*Usage: npm run samples/);
});

test('breaks the samples of C# only', () => {
  expect(() => readOptions(['--mutate', 'java'])).toThrow('Nothing breaks "java".');
});
