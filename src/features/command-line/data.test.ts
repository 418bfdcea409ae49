import { toString } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import type { Command } from '#model/command.ts';
import { parseFlags } from '#pipeline/parseCommands.ts';
import { parsePhrases } from '#pipeline/parseDoc.ts';
import { parseCommandLine } from './data.ts';

function command(name: string, ...flags: string[]): Command {
  return { name, arguments: [], options: [...flags, '-h, --help'].map(parseFlags) };
}

const TEST = command('test', '-g, --grep <grep>');
const FILTERED: Command = {
  ...TEST,
  arguments: [{ name: 'test-filter', isRequired: false, isList: true }],
};

function parse(text: string, stable: Command[], current = stable) {
  const file = { path: 'data/command-line.yaml', text };
  return parseCommandLine(file, { stable, current }, parsePhrases);
}

function problemsOf(...input: Parameters<typeof parse>): string {
  return parse(...input)
    .problems.map(formatProblem)
    .join('\n');
}

test('joins what is installed with its explanation', () => {
  const text =
    'test:\n  about: Runs.\n  arguments: { test-filter: A path. }\n  options:\n    --grep: Some `code`.';
  const { commands, problems } = parse(text, [command(''), FILTERED, command('help')]);

  expect(problems).toEqual([]);
  expect(commands.stable).toMatchObject([
    {
      name: 'test',
      usage: 'npx playwright test [options] [test-filter...]',
      entries: [{ names: ['test-filter'] }, { names: ['-g', '--grep'], placeholder: '<grep>' }],
    },
  ]);
  expect(
    commands.stable[0]?.entries.map(({ explanation }) => explanation.map((node) => toString(node))),
  ).toEqual([['A path.'], ['Some ', 'code', '.']]);
});

test.each([
  ['shows no options where there are none', [], [], 'npx playwright x'],
  ['marks what is needed', ['--a'], [['url', true, false]], 'npx playwright x [options] <url>'],
  ['marks lists', [], [['dir', true, true]], 'npx playwright x <dir...>'],
] as const)('%s in the syntax', (_name, flags, words, usage) => {
  const x: Command = {
    ...command('x', ...flags),
    arguments: words.map(([name, isRequired, isList]) => ({ name, isRequired, isList })),
  };

  expect(parse('x:\n  about: Does.', [x]).commands.stable[0]?.usage).toBe(usage);
});

test('refuses a flag without an explanation, and an explanation without a flag', () => {
  const text =
    'test:\n  about: Runs.\n  arguments:\n    file: Gone.\n  options:\n    --grep: Some.\n    --gerp: Wrong.';
  const stable = command('test', '-g, --grep <grep>', '-x');
  const next = command('test', '-g, --grep <grep>', '--ui', '-x');

  expect(problemsOf(text, [stable], [next])).toMatchInlineSnapshot(`
    "data/command-line.yaml:4
      The argument "file" of "test" has an explanation, but does not exist in any version.
      Remove it.
    data/command-line.yaml:5
      The option "--ui" of "test" has no explanation in next.
      Explain it in a sentence or two.
    data/command-line.yaml:5
      The option "-x" of "test" has no explanation in next and stable.
      Explain it in a sentence or two.
    data/command-line.yaml:7
      The option "--gerp" of "test" has an explanation, but does not exist in any version.
      Did you mean "--grep"? Remove it."
  `);
});

test('refuses a command without an explanation, and an explanation without a command', () => {
  const text = 'tset:\n  about: Runs.\n  options: { --grep: Some. }';

  expect(problemsOf(text, [TEST])).toMatchInlineSnapshot(`
    "data/command-line.yaml:1
      The command "test" has no explanation in next and stable.
      Explain it in a sentence or two.
    data/command-line.yaml:1
      The command "tset" has an explanation, but does not exist in any version.
      Did you mean "test"? Remove it."
  `);
});

test('takes the explanation of the version', () => {
  const text = 'test:\n  about: Runs.\n  options: { --grep: { stable: Old., next: New. } }';
  const { commands, problems } = parse(text, [TEST]);
  const words = (version: 'current' | 'stable') =>
    toString({ type: 'paragraph', children: commands[version][0]?.entries[0]?.explanation });

  expect(problems).toEqual([]);
  expect([words('stable'), words('current')]).toEqual(['Old.', 'New.']);
});

test('refuses the explanation of a version that lacks the flag, and a version without one', () => {
  const text =
    'test:\n  about: Runs.\n  options:\n    --grep: { stable: Old. }\n    --ui:\n      stable: No.\n      next: Yes.';
  const next = command('test', '-g, --grep <grep>', '--ui');

  expect(problemsOf(text, [TEST], [next])).toMatchInlineSnapshot(`
    "data/command-line.yaml:4
      The option "--grep" of "test" has no explanation in next.
      Explain it in a sentence or two.
    data/command-line.yaml:6
      The option "--ui" of "test" does not exist in stable.
      Remove "stable"."
  `);
});

const OPEN = 'open:\n  about: Opens.\n  options: { --lang: A language. }\n';

test('leaves out what a command has from another one', () => {
  const text = `${OPEN}pdf:\n  about: Saves.\n  like: open\n  options: { --paper: A size. }`;
  const open = command('open', '--lang <x>');
  const { commands, problems } = parse(text, [open, command('pdf', '--lang <x>', '--paper <x>')]);

  expect(problems).toEqual([]);
  expect(commands.stable[1]).toMatchObject({ like: 'open', entries: [{ names: ['--paper'] }] });
});

test('refuses a likeness that does not hold', () => {
  const text = `${OPEN}pdf:\n  about: Saves.\n  like: open\ncr:\n  about: Opens.\n  like: opne`;
  const commands = [command('open', '--lang <x>'), command('pdf'), command('cr')];

  expect(problemsOf(text, commands, [])).toContain(
    'data/command-line.yaml:6\n  The command "pdf" is not like "open" in stable: it has no --lang.',
  );
  expect(problemsOf(text, commands, [])).toContain(
    'data/command-line.yaml:9\n  The command "cr" is like "opne", which does not exist in stable.',
  );
});

test('names the line of Markdown that is not ours', () => {
  const text =
    'test:\n  about: Runs.\n  options:\n    --grep: |-\n      One.\n\n      Two <b>bold</b>.';

  expect(problemsOf(text, [TEST])).toMatch(/^data\/command-line\.yaml:4\n.*<b>/);
  expect(problemsOf(text, [TEST])).toContain('is not one paragraph.');
});

test('says nothing of flags where the file cannot be read', () => {
  expect(problemsOf('test:\n  abuot: Runs.', [TEST])).toMatchInlineSnapshot(`
    "data/command-line.yaml:1
      The field "test.about" is missing.
      Add it.
    data/command-line.yaml:2
      Unknown field "test.abuot".
      Did you mean "about"? Remove it or fix its name."
  `);
});
