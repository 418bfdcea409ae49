import { expect, test } from 'vitest';
import { element } from '#tree/element.ts';
import { markup, paragraph, text } from '#tree/markdownNodes.ts';
import { proseOf, proseOfYaml } from './proseOf.ts';

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

test('reads the words of a diagram, in which nothing can be a link', () => {
  const diagram = markup(element('figure', {}), [paragraph([text('setup, then tests')])]);

  expect(proseOf({ type: 'root', children: [diagram] }).pieces).toEqual([
    { kind: 'text', text: 'setup, then tests', line: 1, section: 0, isLinkable: false },
  ]);
});
