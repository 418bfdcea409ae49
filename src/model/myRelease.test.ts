import { expect, test } from 'vitest';
import { minorNumber, releasesUpTo, sinceMark } from './myRelease.ts';

test.each([
  ['1.48', 48],
  ['1.30', 30],
  ['1.100', 100],
  ['1.29', undefined],
  ['1.048', undefined],
  ['2.48', undefined],
  ['1.48.1', undefined],
  ['"><b>', undefined],
  [null, undefined],
])('reads %s as %s (my-release)', (release, minor) => {
  expect(minorNumber(release)).toBe(minor);
});

test('offers all releases up to the newest one (my-release)', () => {
  expect(releasesUpTo('1.33')).toEqual(['1.33', '1.32', '1.31', '1.30']);
  expect(releasesUpTo('')).toEqual(['1.30']);
});

test.each([
  ['v1.46', { dataSince: '1.46' }],
  ['1.31', { dataSince: '1.31' }],
  ['v1.30', {}],
  ['v1.8', {}],
  [undefined, {}],
])('marks what came with %s by %o (my-release-older)', (since, mark) => {
  expect(sinceMark({ since })).toEqual(mark);
});
