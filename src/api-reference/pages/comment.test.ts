import type { RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { LANGUAGE_OF_EDITION } from '#api-reference/facts.ts';
import { renderTree } from '#api-reference/testing.ts';
import type { EditionId } from '#model/edition.ts';
import { NO_WORDS } from './codeNames.ts';
import { commentBlocks, firstSentence } from './comment.ts';
import type { CommentTarget } from './commentLinks.ts';

const TARGETS: Record<string, CommentTarget> = {
  'api/class-stage#stage-raise': { url: '/docs/api/class-stage#stage-raise', text: 'Stage.raise' },
  'api/class-booth': { text: 'Booth' },
  'api/class-stage': { url: '/docs/api/class-stage', text: 'Stage' },
  lamps: { url: '/docs/lamps' },
};

interface Given {
  samples?: RootContent[];
  /** A value of Java. */
  value?: [string, string];
}

function htmlOf(text: string, edition: EditionId = 'nodejs', { samples = [], value }: Given = {}) {
  const context = {
    language: LANGUAGE_OF_EDITION[edition],
    resolve: (url: string) => TARGETS[url] ?? {},
    correct: (comment: string) => comment.replaceAll('a ladders', 'a ladder'),
  };
  const words = { ...NO_WORDS, values: new Map(value ? [value] : []) };
  const children = commentBlocks(text, context, { samples, words });
  // Places in a comment are not places in a file.
  expect(JSON.stringify(children)).not.toContain('"position"');
  return renderTree({ type: 'root', children }, edition)
    .html.replace('<h1>Test</h1>\n', '')
    .replaceAll('/sub/', '/');
}

const DOCS = 'https://playwright.dev/docs';
const SAMPLE = '```js\nstage.raise();\n```';
const ours: RootContent = {
  type: 'samples',
  children: [
    { type: 'code', lang: 'ts', value: 'await stage.raise();' },
    { type: 'code', lang: 'python', value: 'stage.raise_()' },
  ],
};

test.each([
  ['NOTE', 'note'],
  ['WARNING', 'warning'],
  ['DEPRECATED', 'warning'],
])('makes a box of a paragraph that begins with %s', (mark, kind) => {
  const html = htmlOf(`**${mark}** Mind the \`gap\`.`);

  expect(html).toContain(`<div class="admonition" data-kind="${kind}"`);
  expect(html).toContain('Mind the <code>gap</code>.');
  expect(html).not.toContain(mark);
});

test('makes boxes of notes in lists, and words of other marks', () => {
  const html = htmlOf('- One.\n\n  **NOTE** mind it.\n- **DISCOURAGED** Two.');

  expect(html).toContain('data-kind="note"');
  expect(html).toContain('<p>Mind it.</p>');
  expect(html).toContain('<strong>Discouraged:</strong> Two.');
});

test.each<[string, string, string, EditionId?]>([
  ['leaves other bold words alone', '**Never** do it.', '<strong>Never</strong> do it.'],
  [
    'links members by the name that the edition gives them',
    `See [stage.raise(height[, options])](${DOCS}/api/class-stage#stage-raise).`,
    'See <a href="/docs/api/class-stage#stage-raise"><code>Stage.raise</code></a>.',
  ],
  [
    'keeps words that are not a name',
    `[light the stage](${DOCS}/api/class-stage#stage-raise)`,
    '<a href="/docs/api/class-stage#stage-raise">light the stage</a>',
  ],
  [
    'links guides with their words',
    `Read [about \`lamps\`](${DOCS}/lamps).`,
    'Read <a href="/docs/lamps">about <code>lamps</code></a>.',
  ],
  [
    'takes the link, and only that, from what the edition lacks',
    `A [Booth](${DOCS}/api/class-booth), [booth.close()](${DOCS}/api/class-booth#booth-close), ` +
      `[\`size\`](${DOCS}/api/class-booth#booth-open-option-size) or [ropes](${DOCS}/ropes).`,
    'A <code>Booth</code>, <code>booth.close()</code>, <code>size</code> or ropes.',
  ],
  ['corrects what the declarations get wrong', 'Needs a ladders.', 'Needs a ladder.'],
  [
    'drops the markup that a sample is about',
    'Raises it.\n\nFor example:\n\n```html\n<b>Rope</b>\n```',
    'Raises it.',
    'python',
  ],
  [
    'keeps the sentences before the one that leads to a sample',
    `Checks the opposite. It \`waits\`. For example, this code tests it:\n\n${SAMPLE}`,
    'Checks the opposite. It <code>waits</code>.',
    'java',
  ],
  ['shows tags in a comment as text', 'An <input> or <b>.', 'An &#x3C;input> or &#x3C;b>.'],
  [
    'gives the same comment again each time, in Python',
    `\`null\` in [Booth](${DOCS}/api/class-booth)`,
    '<code>None</code> in <code>Booth</code>',
    'python',
  ],
  [
    'gives the same comment again each time, in Node.js',
    `\`null\` in [Booth](${DOCS}/api/class-booth)`,
    '<code>null</code> in <code>Booth</code>',
  ],
  [
    'knows what brackets mean: a class',
    'A [Stage].',
    'A <a href="/docs/api/class-stage"><code>Stage</code></a>.',
  ],
  [
    'knows what brackets mean: words for one',
    'See [its options][`Stage`].',
    'See <a href="/docs/api/class-stage">its options</a>.',
  ],
  ['knows what brackets mean: a type', 'A [string].', 'A <code>str</code>.', 'python'],
  ['knows what brackets mean: nothing', 'Returns [void].', 'Returns nothing.'],
  ['knows what brackets mean: a class that is not there', 'A [Booth].', 'A Booth.'],
  [
    'leaves other brackets alone',
    'With `[contenteditable]` or [0].',
    'With <code>[contenteditable]</code> or [0].',
  ],
])('%s', (_, text, html, edition) => {
  expect(htmlOf(text, edition)).toBe(`<p>${html}</p>`);
});

test('leaves URLs elsewhere alone, and links brackets for the platform', () => {
  expect(htmlOf('[MDN](https://mdn.example/x)')).toContain('href="https://mdn.example/x"');
  expect(htmlOf('A [Promise].')).toMatch(/<a href="https:\/\/developer\.mozilla\.org[^"]*Promise"/);
});

test.each(['nodejs', 'python', 'java', 'dotnet'] as const)(
  'drops samples and the sentence that leads to them in %s',
  (edition) => {
    const text = `Raises it.\n\nConsider the following:\n\n${SAMPLE}\n\nThat is all.`;

    expect(htmlOf(text, edition)).toBe('<p>Raises it.</p>\n<p>That is all.</p>');
  },
);

test.each([
  ['before a sample', `Raises it:\n\n${SAMPLE}`, '<p>Raises it.</p>'],
  ['before a note', 'Raises it:\n\n**NOTE** mind it.', '<p>Raises it.</p>'],
  ['before a list', 'Raises:\n\n- it', '<p>Raises:</p>'],
])('ends what leads nowhere with a period: %s', (_, text, html) => {
  expect(htmlOf(text)).toContain(html);
});

test('drops an example in many words, and samples in lists', () => {
  const text = `Raises it.\n\nAn example with a rope. It is long.\n\n${SAMPLE}\n\n- Twice.\n\n  ${SAMPLE.replaceAll('\n', '\n  ')}`;

  const html = htmlOf(text);

  expect(html).toMatch(/^<p>Raises it\.<\/p>\s*<ul>[^]*Twice/);
  expect(html).not.toContain('stage.raise()');
});

test('keeps samples in other languages, and what does not lead to a sample', () => {
  const text = `For example, ropes tear. Use [lamps](${DOCS}/lamps).\n\n${SAMPLE}`;

  expect(htmlOf('Run:\n\n```sh\nraise it\n```', 'python')).toContain('raise it');
  expect(htmlOf(text, 'dotnet')).toContain('<p>For example, ropes tear. Use <a');
});

test('tells an event from a value of the same name', () => {
  const value: Given['value'] = ['load', 'State.LOAD'];

  expect(htmlOf('`load` is when the `load` event fires.', 'java', { value })).toBe(
    '<p><code>State.LOAD</code> is when the <code>load</code> event fires.</p>',
  );
});

test('puts samples of its own where the comment has its usage, its first sample, or its end, before long details', () => {
  const samples = [ours];
  const usage = `Raises it.\n\n**Usage**\n\n${SAMPLE}\n\nMind the rope.`;
  const first = `Raises it:\n\n${SAMPLE}\n\nOr twice. For example:\n\n${SAMPLE}\n\nThe end.`;

  expect(htmlOf(usage, 'python', { samples })).toMatch(
    /^<p>Raises it\.<\/p>[^]*stage\.raise_\(\)[^]*<p>Mind the rope\.<\/p>$/,
  );
  expect(htmlOf(usage, 'python', { samples })).not.toContain('stage.raise();');
  expect(htmlOf(first, 'nodejs', { samples })).toMatch(
    /^<p>Raises it\.<\/p>[^]*await[^]*Or twice\./,
  );
  expect(htmlOf(first, 'nodejs', { samples })).not.toContain('For example');
  expect(
    htmlOf(`Raises it.\n\n**Details**\n\nOne.\n\nTwo.\n\nThree.`, 'python', { samples }),
  ).toMatch(/it\.<\/p>[^]*stage\.raise_\(\)[^]*Details[^]*One\./);
  expect(htmlOf('Raises it.\n\nMind the rope.', 'python', { samples })).toMatch(
    /<p>Mind the rope\.<\/p>[^]*stage\.raise_\(\)/,
  );
});

test('shows adjacent samples of no language one below the other, not as translations', () => {
  const html = htmlOf('```yaml\n- rope\n```\n\n```text\nrope\n```');

  expect(html.match(/<pre/g)).toHaveLength(2);
  expect(html).not.toContain('role="tab"');
});

test.each([
  ['nodejs', ['null', 'undefined', 'true', 'false']],
  ['python', ['None', 'None', 'True', 'False']],
  ['java', ['null', 'null', 'true', 'false']],
  ['dotnet', ['null', 'null', 'true', 'false']],
] as const)('spells values as %s does', (edition, expected) => {
  const html = htmlOf('`null` `undefined` `true` `false`', edition);

  expect(html).toBe(`<p>${expected.map((word) => `<code>${word}</code>`).join(' ')}</p>`);
});

test.each([
  ['Raises it. Then waits.', 'Raises it.'],
  ['Raises [the `rope`](https://rope.example/a.b) v1.2 now! More.', 'Raises the rope v1.2 now!'],
  ['Ropes, e.g. [hemp](x), i.e. strong ones. More.', 'Ropes, e.g. hemp, i.e. strong ones.'],
  ['No end\n\nNext.', 'No end'],
  ['```js\na.b()\n```\n\nAfter a sample.', 'After a sample.'],
  ['', ''],
])('takes the first sentence of %j', (text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});

test('leaves remarks on what only Node.js has to its own edition', () => {
  const comment =
    "A stage.\n\nIts events use any of Node's native `EventEmitter` methods.\n\n- extends: [Prop]" +
    '\n\n**NOTE** Use `test.step` instead when available.';

  expect(htmlOf(comment, 'python')).toBe('<p>A stage.</p>');
  expect(htmlOf(comment)).toContain('EventEmitter');
  expect(htmlOf(comment)).not.toContain('extends');
});
