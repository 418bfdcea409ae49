import { expect, test } from 'vitest';
import { checkArguments, rollArguments } from './rollVersions.ts';

const parse = (line: string) => rollArguments(line.split(' '));

test('reads versions, releases and flags', () => {
  expect(parse('stable 1.57.0 next 1.58.0-alpha-2025-12-01 --dry-run --packages kept')).toEqual({
    rolls: [
      { word: 'stable', release: '1.57.0' },
      { word: 'next', release: '1.58.0-alpha-2025-12-01' },
    ],
    isDryRun: true,
    packages: 'kept',
  });
});

test('reads the releases to check', () => {
  expect(checkArguments(['1.57.0', '1.58.2'])).toEqual({
    releases: ['1.57.0', '1.58.2'],
    packages: undefined,
  });
  expect(() => checkArguments([])).toThrow('There is no release to check.');
});

test.each([
  ['latest 1.57.0', 'The version "latest" is not known.'],
  ['constructor 1.57.0', 'The version "constructor" is not known.'],
  ['stable 1.57', '"1.57" is not the number of a release, such as 1.57.0.'],
  ['stable', '"" is not the number of a release, such as 1.57.0.'],
  ['stable 1.57.0 1.58.0', 'The version "1.58.0" is not known.'],
  ['stable 1.57.0 --force', "Unknown option '--force'"],
])('refuses "%s"', (line, message) => {
  expect(() => parse(line)).toThrow(message);
  expect(() => parse(line)).toThrow('Usage: npm run roll -- stable|next <release>');
});
