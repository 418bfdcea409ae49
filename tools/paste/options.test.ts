import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('pastes samples of all editions, unless some are named', () => {
  expect(readOptions([]).editions).toEqual(['nodejs', 'python', 'java', 'dotnet']);
  expect(readOptions(['--language', 'java', '--language', 'python']).editions).toEqual([
    'java',
    'python',
  ]);
});

test('suggests the edition that a misspelled name means', () => {
  expect(() => readOptions(['--language', 'pyton'])).toThrow('Did you mean "python"?');
});
