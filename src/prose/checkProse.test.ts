import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import { memoryStore } from '#pipeline/testing.ts';
import { checkProse } from './checkProse.ts';
import { createProseReader } from './readGuide.ts';
import { makeNameTables } from './nameTables.ts';
import { readRules, type RuleFiles } from './rules.ts';
import { guideOf } from './testing.ts';

const LANGUAGES = {
  names: makeNameTables([]),
  webNames: new Set<string>(),
  runnerFlags: new Set<string>(),
};

const TEXTS = {
  terms: '- not: [address]\n  write: URL\n',
  words: 'npx: nodejs\n',
  concepts: 'frames: [iframe]\n',
  exceptions: '[]',
};

function filesOf(texts: Partial<typeof TEXTS>): RuleFiles {
  const entries = Object.entries({ ...TEXTS, ...texts }).map(([name, text]) => [
    name,
    { path: `content/prose/${name}.yaml`, text },
  ]);
  return Object.fromEntries(entries) as RuleFiles;
}

/** The problems of the guides a, b and c. */
function checkBodies(
  bodies: readonly string[],
  texts: Partial<typeof TEXTS> = {},
  store = new Map<string, string>(),
  data = '{}',
) {
  const { rules } = readRules(filesOf(texts));
  if (!rules) throw new Error('The rules are valid.');
  const guides = bodies.map((body, index) => guideOf('abc'.charAt(index), body));
  const input = { site: testSite, rules, languages: LANGUAGES, signature: JSON.stringify(texts) };
  const problems = checkProse({
    guides,
    dataFiles: [{ path: 'data/commands.yaml', text: data }],
    rules,
    read: createProseReader(guides, input, memoryStore(store)),
    store: memoryStore(store),
  });
  return problems.map(formatProblem);
}

/** The same for guides that link to each other, so that nothing but `body` can be wrong. */
function check(body: string, texts = {}, store = new Map<string, string>(), data = '{}') {
  const links = '[a](./a.md) [b](./b.md) [c](./c.md)';
  return checkBodies([`${links}\n\n${body}`, links, links], texts, store, data);
}

test('names file, line, the offending text and the fix', () => {
  expect(check('The address.')).toEqual([
    'content/docs/a.md:8\n  "address" is not a term we use: "The address.".\n  Write URL.',
  ]);
});

test('finds terms in data files, with exceptions as in guides', () => {
  const data = '--host: The address.';
  const exceptions = '- { file: data/commands.yaml, check: terms, text: The address, why: True. }';

  expect(check('', {}, new Map(), data)).toEqual([
    expect.stringMatching(/^data\/commands\.yaml:1\n {2}"address" is not a term we use/),
  ]);
  expect(check('', { exceptions }, new Map(), data)).toEqual([]);
});

test('finds what only some editions show, once for all of them', () => {
  expect(check('Run `npx`.')).toEqual([
    expect.stringMatching(/^content\/docs\/a\.md:8\n {2}The Python edition shows "npx"/),
  ]);
  expect(check(':::only{edition="nodejs"}\nRun `npx`.\n:::')).toEqual([]);
});

test('applies a term with an edition as scope to the text that the edition shows', () => {
  const terms = '- { not: [throws], write: raises, except: [script throws], scope: python }';

  expect(check('It throws.', { terms })).toEqual([
    'content/docs/a.md:8\n  "throws" is not a term we use: "It throws.".\n  Write raises.',
  ]);
  expect(check(':::only{edition="python"}\nIt throws.\n:::', { terms })).toHaveLength(1);
  expect(check(':::only{edition="nodejs java"}\nIt throws.\n:::', { terms })).toEqual([]);
  expect(check('If a script throws, it fails.', { terms })).toEqual([]);
  expect(check('', { terms }, new Map(), '--host: It throws.')).toEqual([]);
});

test('asks for two other guides that link to a guide', () => {
  const bodies = ['[b](./b.md)', '[a](./a.md) [b](./b.md)', '[a](./a.md)'];

  expect(checkBodies(bodies)).toEqual([
    expect.stringContaining('content/docs/b.md:1\n  Only one other guide links to this one.'),
    expect.stringContaining('content/docs/c.md:1\n  No other guide links to this one.'),
  ]);
});

test('accepts what is right for once, and refuses exceptions that nothing needs', () => {
  const exceptions =
    '- { file: content/docs/a.md, check: terms, text: their address, why: it is one }\n';

  expect(check('Type in their address.', { exceptions })).toEqual([]);
  expect(check('Text.', { exceptions })).toEqual([
    expect.stringMatching(/^content\/prose\/exceptions\.yaml:1\n.*matches no finding/),
  ]);
});

test('reads a guide again only when it or the rules have changed', () => {
  const store = new Map<string, string>();
  check('The address.', {}, store);
  const first = new Map(store);

  expect(check('The address.', {}, store)).toHaveLength(1);
  expect(store).toEqual(first);
  expect(check('The URL.', {}, store)).toEqual([]);
  expect(check('The URL.', { terms: '- not: [URL]\n  write: path\n' }, store)).toHaveLength(1);
});

test('refuses rules that cannot be read, with file and line', () => {
  const { rules, problems } = readRules(filesOf({ words: 'npx: node\n', terms: '- nott: [x]\n' }));

  expect(rules).toBeUndefined();
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(
    expect.arrayContaining(['content/prose/words.yaml:1', 'content/prose/terms.yaml:1']),
  );
});
