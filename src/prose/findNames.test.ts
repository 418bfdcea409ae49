import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import { keepApplicable } from '#pipeline/markdown/keepApplicable.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import { testVersion } from '#roll/testVersion.ts';
import { findNames } from './findNames.ts';
import { makeNameTables } from './nameTables.ts';
import { proseOf } from './proseOf.ts';
import { guideOf } from './testing.ts';

const names = makeNameTables([
  testVersion([
    {
      name: 'Page',
      members: [
        {
          kind: 'method',
          name: 'waitForURL',
          async: true,
          args: [{ name: 'options', properties: [{ name: 'waitUntil', type: '[string]' }] }],
        },
        { kind: 'method', name: 'textContent', async: true },
      ],
    },
    { name: 'TimeoutError', langs: { only: ['js', 'python', 'java'] }, members: [] },
  ]),
]);
const marks = {
  names,
  webNames: new Set(['textcontent']),
  runnerFlags: new Set(['--ui', '--headed']),
  words: new Map<string, EditionId[]>([
    ['npx', ['nodejs']],
    ['--headed', ['nodejs', 'python']],
    ['playwright.config.ts', ['nodejs']],
    ['await', ['nodejs', 'python', 'dotnet']],
  ]),
};

function findingsIn(edition: EditionId, body: string) {
  const shown = testSite.editions.find(({ id }) => id === edition)!;
  const tree = keepApplicable(guideOf('seats', body).tree, { edition, version: 'stable' });
  return findNames(proseOf(tree), shown, marks);
}

function foreign(edition: EditionId, body: string): string[] {
  return findingsIn(edition, body).map(({ line, text }) => `${line} ${text}`);
}

test.each([
  ['nodejs', 'waitForURL', ['wait_for_url', 'WaitForURLAsync']],
  ['python', 'wait_for_url', ['waitForURL', 'WaitForURLAsync', 'waitUntil']],
  ['java', 'waitForURL', ['wait_for_url', 'WaitForURLAsync']],
  ['dotnet', 'WaitForURLAsync', ['waitForURL', 'wait_for_url', 'waitUntil', 'TimeoutError']],
] as const)('finds names of other languages in the text of %s', (edition, own, others) => {
  expect(foreign(edition, `Call \`${own}\`.`)).toEqual([]);
  for (const other of others) {
    expect(foreign(edition, `Call \`page.${other}()\`.`)).toEqual([`6 ${other}`]);
    expect(foreign(edition, `Text.\n\nIt throws ${other} then.`)).toEqual([`8 ${other}`]);
  }
});

test('finds commands, flags, files, keywords and quotes of another language in code', () => {
  expect(foreign('java', 'Run `npx playwright --ui`, see `playwright.config.ts`.')).toEqual([
    '6 npx',
    '6 --ui',
    '6 playwright.config.ts',
  ]);
  expect(foreign('python', 'Run `pytest --headed`, not `--ui`.')).toEqual(['6 --ui']);
  expect(foreign('java', 'With `await` and `goto("a")`.')).toEqual(['6 await']);
  expect(foreign('dotnet', "With `await` and `goto('a')`.")).toEqual(["6 'a'"]);
});

test('leaves the code of look-up tables to the sample check, and reads the prose next to it', () => {
  const row = '| `m.waitForURL()` | `page.wait_for_url("/")`, not wait_for_url or waitForURL |';

  expect(foreign('python', `:::lookup\n| Marquee | Ours |\n| - | - |\n${row}\n:::`)).toEqual([
    '9 waitForURL',
  ]);
});

test('leaves alone what browsers call so, quotes in selectors, samples, and other editions', () => {
  const body = [
    "`textContent`, `[name='a']` and `a[title='b']`.",
    '```ts\nawait page.waitForURL();\n```',
    ':::only{edition="nodejs"}\nCall `waitForURL`.\n:::',
    ':api[Page.waitForURL]',
  ];

  expect(foreign('python', body.join('\n\n'))).toEqual([]);
});

test('says which editions have it, and how to write it', () => {
  expect(findingsIn('python', '`waitForURL`')).toMatchObject([
    {
      what: 'The Python edition shows "waitForURL", which belongs to nodejs and java.',
      fix: expect.stringContaining(':api[…]') as string,
    },
  ]);
});
