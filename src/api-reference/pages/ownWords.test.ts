import { toString } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { everyParameter } from '#api-reference/facts.ts';
import type { EditionId } from '#model/edition.ts';
import { formatProblem } from '#model/problem.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import { createReport } from '#tree/report.ts';
import type { ApiClass, ApiParameter } from '#roll/apiFacts.ts';
import { testContext } from '#roll/testVersion.ts';
import { readAdditions } from './additions.ts';
import { readFamilies } from './optionFamilies.ts';
import { wordsFor } from './parameterList.ts';

const rope: ApiParameter = { name: 'rope', type: '[string]' };
const own: ApiParameter = { ...rope, langs: { only: ['python'] } };
const stageWith = (parameter: ApiParameter): ApiClass => ({
  name: 'Stage',
  members: [{ kind: 'method', name: 'raise', args: [parameter] }],
});

interface Case {
  parameter?: ApiParameter;
  edition?: EditionId;
  declared?: string;
  family?: string;
  added?: string;
}

function say({ parameter = rope, edition = 'python', declared, family, added }: Case) {
  const head = '---\nclass: Stage\n---\n';
  const table =
    '## Ropes\n\n| Class | Members |\n| --- | --- |\n| `Stage` | `raise` |\n\n### rope\n\n';
  const declarations =
    declared === undefined
      ? ''
      : `interface Stage {
    /** @param rope ${declared} */
    raise(rope: string): void; }`;
  const context = testContext(stageWith(parameter), { edition, declarations });
  const families = readFamilies(
    family === undefined ? undefined : { path: 'options.md', text: head + table + family },
    [context.owner],
    testSite,
  );
  const text = `${head}\n## raise\n\n${added === undefined ? '' : `- \`rope\`: ${added}`}\n`;
  const { additions } = readAdditions({ path: 'Stage.md', text }, [context.owner], testSite);
  const { report, problems } = createReport('content/api/Stage.md');
  const found = wordsFor(everyParameter(context.member)[0]!, {
    ...context,
    added: additions.members.get('raise'),
    families: families.words,
    report,
  });
  return {
    said: found.map((node) => toString(node)).join(' '),
    problems: problems.map(formatProblem),
  };
}

test.each<[string, Case, string]>([
  ['ours to all others', { added: 'Ours.', family: 'Family.', declared: 'Theirs.' }, 'Ours.'],
  ['the declarations to a family', { family: 'Family.', declared: 'Theirs.' }, 'Theirs.'],
  ['a family to silence', { family: 'Family.' }, 'Family.'],
  [
    'a family to declarations of Node.js, where its form is another one',
    { parameter: own, family: 'Family.', declared: 'Theirs.' },
    'Family.',
  ],
  [
    'a family to words for other editions',
    { added: '\n\n  :::only{edition="java"}\n  Java.\n  :::\n', family: 'Family.' },
    'Family.',
  ],
])('prefers %s', (_, given, said) => {
  expect(say(given)).toEqual({ said, problems: [] });
});

test.each<[string, Case]>([
  ['nobody describes', {}],
  ['the declarations describe for Node.js only', { parameter: own, declared: 'Theirs.' }],
  ['is described in other editions', { family: ':::only{edition="java"}\nJava.\n:::' }],
])('reports what %s', (_, given) => {
  expect(say(given).problems).toEqual([
    'content/api/Stage.md:5\n' +
      '  "rope" of Stage.raise has no text in the edition "python".\n' +
      '  Write "- `rope`: …" below "## raise", or name the member in a family of options.md.',
  ]);
});
