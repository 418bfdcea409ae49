import { expect, test } from 'vitest';
import { withData } from '#pipeline/markdown/testing.ts';
import { link, text } from '#tree/markdownNodes.ts';
import type { ExplainedCommand } from './data.ts';

const stable: ExplainedCommand[] = [
  {
    name: 'test',
    usage: 'npx playwright test [options] [test-filter...]',
    about: [text('Runs tests.')],
    entries: [
      { names: ['test-filter'], explanation: [text('A path.')] },
      {
        names: ['-g', '--grep'],
        placeholder: '<grep>',
        explanation: [text('See '), link('./intro.md', [text('the introduction')]), text('.')],
        default: '.*',
      },
      {
        names: ['-u', '--update'],
        placeholder: '[mode]',
        explanation: [text('Updates.')],
        choices: ['all', 'none'],
        preset: 'all',
      },
    ],
  },
  {
    name: 'open',
    usage: 'npx playwright open [url]',
    about: [text('Opens a page.')],
    entries: [{ names: ['--port'], explanation: [text('A port.')] }],
  },
  {
    name: 'cr',
    usage: 'npx playwright cr [url]',
    about: [text('Opens Chromium.')],
    like: 'open',
    entries: [],
  },
];
const { htmlOf, problemsOf, render } = withData({ 'command-line': { stable, current: [] } });

const TEST = '::command-line{command="test"}';

test('shows the syntax of a command, and each option with its values and an id to link to', () => {
  const html = htmlOf(TEST);

  expect(html).toContain(
    '<div class="command-line" id="command-test">' +
      '<p><code>npx playwright test [options] [test-filter...]</code></p><dl>',
  );
  expect(html).toContain('<div class="command-entry" id="argument-test-filter"><dt><code>test-');
  expect(html).toContain(
    '<div class="command-entry" id="option-grep">' +
      '<dt><code>-g</code>, <code>--grep &#x3C;grep></code>' +
      '<a class="hash-link" href="#option-grep" aria-label="Direct link to --grep"',
  );
  expect(html).toContain('Default: <code>.*</code>.</dd>');
  expect(html).toContain(
    '<dd>Updates. One of <code>all</code>, <code>none</code>. Without a value: <code>all</code>.</dd>',
  );
});

test('resolves links for each page', () => {
  const first = htmlOf(TEST);

  expect(first).toContain('See <a href="/sub/docs/intro">the introduction</a>.');
  // Explanations are shared: what one page does to them must not show on the next.
  expect(htmlOf(TEST)).toBe(first);
});

test('puts the command into the ids of all commands but the main one', () => {
  expect(htmlOf('::command-line{command="open"}')).toContain('id="option-open-port"');
});

test('lists all commands, with links to the options that they share', () => {
  const html = htmlOf('::command-line');

  expect(html).toContain('<td><a href="#command-open"><code>open</code></a></td>');
  expect(html).toContain(
    '<td><a href="#command-open"><code>cr</code></a></td>\n<td>Opens Chromium.</td>',
  );
});

test('writes a plain table into the twin', () => {
  expect(render(TEST).page.markdown).toMatchInlineSnapshot(`
    "# Seats

    \`npx playwright test [options] [test-filter...]\`

    | Option | Description |
    | - | - |
    | \`test-filter\` | A path. |
    | \`-g\`, \`--grep <grep>\` | See [the introduction](https://docs.example/sub/docs/intro). Default: \`.*\`. |
    | \`-u\`, \`--update [mode]\` | Updates. One of \`all\`, \`none\`. Without a value: \`all\`. |
    "
  `);
});

test('lets search find options by name and by words', () => {
  const { sections, flags } = render(TEST).page;

  expect(sections[0]?.texts).toContain('-g, --grep <grep>: See the introduction. Default: .*.');
  expect(flags).toContainEqual({ name: '--grep', anchor: 'option-grep', rank: 'listed' });
});

test('reports commands that the version does not have', () => {
  expect(problemsOf('::command-line{command="tets"}')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The command line of 1.56.1 has no command "tets".
      Did you mean "test"? Put it in ":::only" if another version has it."
  `);
});

test('refuses other attributes', () => {
  expect(problemsOf('::command-line{name="test"}')).toContain(
    'content/docs/seats.md:5\n  "::command-line" has an unknown attribute "name".',
  );
});
