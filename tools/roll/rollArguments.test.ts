import { expect, test } from 'vitest';
import { rollArguments } from './rollArguments.ts';

const parse = (line: string) => rollArguments(line.split(' '));

test('reads version, release and flags', () => {
  expect(parse('stable 1.57.0 --dry-run')).toEqual({
    word: 'stable',
    release: '1.57.0',
    isDryRun: true,
  });
});

test.each([
  ['latest 1.57.0', 'The version "latest" is not known.'],
  ['constructor 1.57.0', 'The version "constructor" is not known.'],
  ['stable 1.57', '"1.57" is not the number of a release, such as 1.57.0.'],
  ['stable', '"" is not the number of a release, such as 1.57.0.'],
  ['stable 1.57.0 1.58.0', '"1.58.0" is one argument too many.'],
  ['stable 1.57.0 --force', "Unknown option '--force'"],
])('refuses "%s"', (line, message) => {
  expect(() => parse(line)).toThrow(message);
  expect(() => parse(line)).toThrow('Usage: npm run roll -- stable|next <release>');
});
