import { toString } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import type { ApiClass, ApiMember } from '#roll/apiFacts.ts';
import { findClass } from '#api-reference/apiVersion.ts';
import { testVersion } from '#roll/testVersion.ts';
import { familyWords, readFamilies } from './optionFamilies.ts';

const member = (name: string, ...options: string[]): ApiMember => ({
  kind: 'method',
  name,
  args: [{ name: 'options', properties: options.map((option) => ({ name: option })) }],
});
const stage: ApiClass = {
  name: 'Stage',
  members: [member('raise', 'rope'), member('lower', 'rope', 'speed'), member('light')],
};

const facts = findClass(testVersion([stage]), 'js', 'Stage')!;

function read(body: string) {
  const file = { path: 'content/api/options.md', text: `---\nabout: x\n---\n${body}` };
  const { words, problems } = readFamilies(file, [facts], testSite);
  const textOf = (name: string, option: string) =>
    familyWords(words, `Stage.${name}`, option)
      ?.map((node) => toString(node))
      .join(' ');
  return { textOf, problems: problems.map(formatProblem) };
}

const family = (members: string, texts: string) =>
  `## Ropes\n\n| Class | Members |\n| --- | --- |\n${members}\n\n${texts}\n\n`;

test('knows the words of a family for each of its members', () => {
  const { textOf, problems } = read(
    family('| `Stage` | `raise`, `lower` |', '### rope\n\nHemp.\n\n### speed\n\nSlow.'),
  );

  expect(problems).toEqual([]);
  expect(textOf('raise', 'rope')).toBe('Hemp.');
  expect(textOf('lower', 'speed')).toBe('Slow.');
  expect(textOf('raise', 'speed')).toBeUndefined();
});

test('prefers the family that names a member to the one of all others', () => {
  const { textOf, problems } = read(
    family('| `Stage` | `lower` |', '### rope\n\nSteel.') +
      family('| `Stage` | `*` |', '### rope\n\nHemp.'),
  );

  expect(problems).toEqual([]);
  expect(textOf('lower', 'rope')).toBe('Steel.');
  expect(textOf('raise', 'rope')).toBe('Hemp.');
});

test.each([
  ['a class', family('| `Stagge` | `raise` |', '### rope\n\nHemp.'), 'no class "Stagge"', 'Stage'],
  ['a member', family('| `Stage` | `raisse` |', '### rope\n\nHemp.'), '"raisse"', 'raise'],
  ['an option', family('| `Stage` | `lower` |', '### rop\n\nHemp.\n\n### speed'), '"rop"', 'rope'],
])('names %s that does not exist, with the nearest name', (_, body, what, nearest) => {
  const { problems } = read(body);

  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^content\/api\/options\.md:\d+\n/);
  expect(problems[0]).toContain(what);
  expect(problems[0]).toContain(`Did you mean "${nearest}"?`);
});

test('refuses what cannot be told apart, or says nothing', () => {
  const twice = family('| `Stage` | `raise` |', '### rope\n\nHemp.');

  expect(read(twice + twice).problems).toEqual([
    'content/api/options.md:18\n' +
      '  Two families describe "rope" of Stage.raise.\n' +
      '  Leave the member in one of them.',
  ]);
  expect(read('## Ropes\n\n### rope\n\nHemp.').problems).toEqual([
    'content/api/options.md:4\n' +
      '  The family "Ropes" has no table of its members.\n' +
      '  Write a table with the columns "Class" and "Members" below the heading.',
  ]);
  expect(read(family('| `Stage` | `raise`, `light` |', '### rope\n\nHemp.')).problems).toEqual([
    'content/api/options.md:8\n' +
      '  Stage.light has nothing that this family describes.\n' +
      '  Take it out of the table, or add what it has.',
  ]);
});
