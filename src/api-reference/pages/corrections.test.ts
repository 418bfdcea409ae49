import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { testVersion } from '#roll/testVersion.ts';
import { readCorrections } from './corrections.ts';

const owner = { name: 'Stage', members: [] };
const stage = testVersion(
  [owner],
  '/** Needs a ladders,\n * and a rope. */\nexport interface Stage {}',
);
const api = { stable: stage, current: stage };

function read(text: string) {
  const file = { path: 'content/api/corrections.yaml', text };
  const { correctIn, problems } = readCorrections(file, api);
  return { correctIn, problems: problems.map(formatProblem) };
}

test('corrects a phrase wherever it stands', () => {
  const { correctIn, problems } = read('- declared: a ladders, and\n  ours: a ladder and\n');

  expect(problems).toEqual([]);
  expect(correctIn('java')('Needs a ladders, and wood: a ladders, and nails.')).toBe(
    'Needs a ladder and wood: a ladder and nails.',
  );
});

test('corrects a phrase in the editions that have words for it', () => {
  const { correctIn, problems } = read('- declared: a rope\n  ours: { java: a `Rope` }\n');

  expect(problems).toEqual([]);
  expect(correctIn('java')('and a rope.')).toBe('and a `Rope`.');
  expect(correctIn('python')('and a rope.')).toBe('and a rope.');
});

test('leaves comments alone where there is no file', () => {
  expect(readCorrections(undefined, api).correctIn('java')('a ladders')).toBe('a ladders');
});

test('reports what no comment has any more', () => {
  const { problems } = read(
    '- declared: a ladders\n  ours: a ladder\n- declared: a hoist\n  ours: a lift\n',
  );

  expect(problems).toMatchInlineSnapshot(`
    [
      "content/api/corrections.yaml:3
      No comment of the declarations has the words "a hoist".
      Remove the correction, or copy the words from the declarations: a paragraph is one line.",
    ]
  `);
});
