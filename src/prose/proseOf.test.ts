import { expect, test } from 'vitest';
import { proseOfYaml } from './proseOf.ts';

test('reads the values of a data file as Markdown, each at its first line', () => {
  const pieces = proseOfYaml(
    '# A comment.\nopen:\n  about: Opens `a` [page](./pages.md).\n  --lang: >-\n    A locale,\n    in short.',
  );

  expect(pieces.map(({ kind, text, line }) => [kind, text, line])).toEqual([
    ['text', 'Opens ', 3],
    ['code', 'a', 3],
    ['text', ' ', 3],
    ['text', 'page', 3],
    ['text', '.', 3],
    ['text', 'A locale, in short.', 5],
  ]);
});
