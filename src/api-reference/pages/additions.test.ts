import { toString } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import type { ApiClass } from '#roll/apiFacts.ts';
import { formsOf } from '#api-reference/apiVersion.ts';
import { testVersion } from '#roll/testVersion.ts';
import { readAdditions } from './additions.ts';

const stage: ApiClass = {
  name: 'Stage',
  members: [
    {
      kind: 'method',
      name: 'raise',
      args: [
        { name: 'height', type: '[int]' },
        {
          name: 'options',
          properties: [
            { name: 'rope', type: '[Object]', properties: [{ name: 'length', type: '[int]' }] },
          ],
        },
      ],
    },
    { kind: 'event', name: 'open' },
  ],
};

const formsIn = (...owners: ApiClass[]) =>
  owners.flatMap((owner) => formsOf(testVersion([owner]), 'Stage'));

function read(body: string, owners = [stage]) {
  const file = { path: 'content/api/Stage.md', text: `---\nclass: Stage\n---\n${body}` };
  const { additions, problems } = readAdditions(file, formsIn(...owners), testSite);
  return { ...additions, problems: problems.map(formatProblem) };
}

test('tells prose and samples, in their order, from sentences on options', () => {
  const { members, problems } = read(
    [
      '## raise',
      'Lifts it.',
      '',
      '- `height`: How *high*.',
      '- `rope`: Which one.',
      '- `rope.length`:',
      '',
      '  Not too short.',
      '',
      '```python sync\nstage.raise_()\n```',
      '```python async\nawait stage.raise_()\n```',
      '',
      ':::warning[Deprecated]\nUse a lift.\n:::',
      '',
      'Mind your head.',
    ].join('\n'),
  );
  const { content, deprecated, options } = members.get('raise')!;

  expect(problems).toEqual([]);
  expect(content.map(({ type }) => type)).toEqual(['paragraph', 'samples', 'paragraph']);
  expect(content[1]).toMatchObject({ children: [{}, {}] });
  expect(toString(content[2])).toBe('Mind your head.');
  expect(deprecated.map((node) => toString(node))).toEqual(['Use a lift.']);
  expect([...options].map(([name, words]) => [name, toString(words)])).toEqual([
    ['height', 'How high.'],
    ['rope', 'Which one.'],
    ['rope.length', 'Not too short.'],
  ]);
});

test('takes what stands before the first member for the introduction', () => {
  const { intro, members } = read('A stage.\n\nWith ropes.\n\n## raise\nLifts it.');

  expect(intro.map((node) => toString(node))).toEqual(['A stage.', 'With ropes.']);
  expect([...members.keys()]).toEqual(['raise']);
  expect(read('Only words.').intro).toHaveLength(1);
});

test('keeps events apart from methods', () => {
  const { members, problems } = read('## event: open\nIt opens.');

  expect(problems).toEqual([]);
  expect([...members.keys()]).toEqual(['event: open']);
});

test('knows members of either version', () => {
  const next: ApiClass = { name: 'Stage', members: [{ kind: 'method', name: 'lower' }] };

  expect(read('## lower\nText.', [stage, next]).problems).toEqual([]);
  expect(read('## lower\nText.').problems).toHaveLength(1);
});

test('names an unknown member with its place and the nearest name', () => {
  expect(read('\n## rase\nLifts it.\n\n## open\nIt opens.').problems).toEqual([
    'content/api/Stage.md:5\n' +
      '  There is no member "rase" in this class.\n' +
      '  Did you mean "raise"? Use the name in data/api; events are written "event: popup".',
    'content/api/Stage.md:8\n' +
      '  There is no member "open" in this class.\n' +
      '  Use the name in data/api; events are written "event: popup".',
  ]);
});

test('names an option that the member does not have', () => {
  expect(read('\n## raise\n\n- `ropes`: Which one.').problems).toEqual([
    'content/api/Stage.md:7\n' +
      '  "raise" has no argument, option or field "ropes".\n' +
      '  Did you mean "rope"? Use the name in data/api; a field is written "proxy.server".',
  ]);
});

test('complains about a file without front matter', () => {
  const file = { path: 'content/api/Stage.md', text: '## raise\n' };

  const { additions, problems } = readAdditions(file, formsIn(stage), testSite);

  expect(additions.members.size).toBe(0);
  expect(problems).toMatchObject([{ line: 1, what: 'The file has no front matter.' }]);
});
