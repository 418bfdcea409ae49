import { LANGUAGE_OF_EDITION } from '#api-reference/facts.ts';
import type { RootContent } from 'mdast';
import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import { renderTree } from '#api-reference/testing.ts';
import type { CommentTarget } from './commentLinks.ts';
import { commentBlocks, firstSentence } from './comment.ts';

const TARGETS: Record<string, CommentTarget> = {
  'api/class-stage#stage-raise': { url: '/docs/api/class-stage#stage-raise', text: 'Stage.raise' },
  'api/class-booth': { text: 'Booth' },
  'api/class-stage': { url: '/docs/api/class-stage', text: 'Stage' },
  lamps: { url: '/docs/lamps' },
};

const correct = (comment: string) => comment.replaceAll('a ladders', 'a ladder');

function htmlOf(text: string, edition: EditionId = 'nodejs', samples: RootContent[] = []): string {
  const language = LANGUAGE_OF_EDITION[edition];
  const resolve = (url: string) => TARGETS[url] ?? {};
  const children = commentBlocks(text, { language, resolve, correct }, { samples });
  return renderTree({ type: 'root', children }, edition)
    .html.replace('<h1>Test</h1>\n', '')
    .replaceAll('/sub/', '/');
}

const SAMPLE = '```js\nstage.raise();\n```';
const ours: RootContent = {
  type: 'samples',
  children: [{ type: 'code', lang: 'python', value: 'stage.raise_()' }],
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

test('leaves other bold words alone', () => {
  expect(htmlOf('**Never** do that.')).toBe('<p><strong>Never</strong> do that.</p>');
});

test('links members by the name that the edition gives them', () => {
  const link =
    '[stage.raise(height[, options])](https://playwright.dev/docs/api/class-stage#stage-raise)';

  expect(htmlOf(`See ${link}.`)).toBe(
    '<p>See <a href="/docs/api/class-stage#stage-raise"><code>Stage.raise</code></a>.</p>',
  );
});

test('keeps words that are not a name', () => {
  const link = '[light the stage](https://playwright.dev/docs/api/class-stage#stage-raise)';

  expect(htmlOf(link)).toBe(
    '<p><a href="/docs/api/class-stage#stage-raise">light the stage</a></p>',
  );
});

test('links guides with their words, and leaves URLs elsewhere alone', () => {
  expect(htmlOf('Read [about `lamps`](https://playwright.dev/docs/lamps).')).toBe(
    '<p>Read <a href="/docs/lamps">about <code>lamps</code></a>.</p>',
  );
  expect(htmlOf('[MDN](https://mdn.example/docs/x)')).toContain(
    'href="https://mdn.example/docs/x"',
  );
});

test('takes the link, and only that, from what the edition lacks', () => {
  const text =
    'A [Booth](https://playwright.dev/docs/api/class-booth), ' +
    '[booth.close()](https://playwright.dev/docs/api/class-booth#booth-close), ' +
    '[`size`](https://playwright.dev/docs/api/class-booth#booth-open-option-size) or ' +
    '[ropes](https://playwright.dev/docs/ropes).';

  expect(htmlOf(text)).toBe(
    '<p>A <code>Booth</code>, <code>booth.close()</code>, <code>size</code> or ropes.</p>',
  );
});

test.each(['nodejs', 'python', 'java', 'dotnet'] as const)(
  'drops samples and the sentence that leads to them in %s',
  (edition) => {
    const text = `Raises it.\n\nConsider the following:\n\n${SAMPLE}\n\nThat is all.`;

    expect(htmlOf(text, edition)).toBe('<p>Raises it.</p>\n<p>That is all.</p>');
  },
);

test('drops the markup that a sample is about', () => {
  const html = htmlOf('Raises it.\n\nFor example:\n\n```html\n<b>Rope</b>\n```', 'python');

  expect(html).toBe('<p>Raises it.</p>');
});

test('keeps samples that are not in TypeScript', () => {
  expect(htmlOf('Run:\n\n```sh\nraise it\n```', 'python')).toContain('raise it');
});

test('keeps the sentences before the one that leads to a sample', () => {
  const text = `Checks the opposite. It \`waits\`. For example, this code tests it:\n\n${SAMPLE}`;

  expect(htmlOf(text, 'java')).toBe('<p>Checks the opposite. It <code>waits</code>.</p>');
});

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

test('corrects what the declarations get wrong', () => {
  expect(htmlOf('Needs a ladders.')).toBe('<p>Needs a ladder.</p>');
});

test('tells an event from a value of the same name', () => {
  const words = { values: new Map([['load', 'State.LOAD']]), nameOf: () => undefined };
  const context = { language: 'java' as const, resolve: () => ({}), correct };
  const children = commentBlocks('`load` is when the `load` event fires.', context, { words });

  expect(renderTree({ type: 'root', children }, 'java').html).toContain(
    '<p><code>State.LOAD</code> is when the <code>load</code> event fires.</p>',
  );
});

test('keeps a paragraph whose last sentence does not lead to the sample', () => {
  const text = `For example, ropes tear. Use [lamps](https://playwright.dev/docs/lamps).\n\n${SAMPLE}`;

  expect(htmlOf(text, 'dotnet')).toContain('<p>For example, ropes tear. Use <a');
});

test('puts samples of its own where the comment has its usage', () => {
  const text = `Raises it.\n\n**Usage**\n\n${SAMPLE}\n\nMind the rope.`;

  const html = htmlOf(text, 'python', [ours]);

  expect(html).toMatch(/^<p>Raises it\.<\/p>[^]*stage\.raise_\(\)[^]*<p>Mind the rope\.<\/p>$/);
  expect(html).not.toContain('stage.raise();');
});

test('puts samples of its own at the end of a comment without usage', () => {
  expect(htmlOf('Raises it.\n\nMind the rope.', 'python', [ours])).toMatch(
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

test('shows tags in a comment as text', () => {
  expect(htmlOf('An <input> or <b>bold</b>.')).toBe(
    '<p>An &#x3C;input> or &#x3C;b>bold&#x3C;/b>.</p>',
  );
});

test('gives the same comment again each time', () => {
  const text = '`null` in [Booth](https://playwright.dev/docs/api/class-booth)';
  htmlOf(text, 'python');

  expect(htmlOf(text)).toBe('<p><code>null</code> in <code>Booth</code></p>');
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

const oursForNode: RootContent = {
  type: 'samples',
  children: [
    { type: 'code', lang: 'ts', value: 'await stage.raise();' },
    { type: 'code', lang: 'python', value: 'stage.raise_()' },
  ],
};

test('shows samples of its own for Node.js in the place of those of the comment', () => {
  const text = `Raises it:\n\n${SAMPLE}\n\nOr twice. For example:\n\n${SAMPLE}\n\nThe end.`;

  const html = htmlOf(text, 'nodejs', [oursForNode]);

  expect(html).toMatch(/^<p>Raises it\.<\/p>[^]*await[^]*Or twice\./);
  expect(html).not.toContain('For example');
  expect(htmlOf(text, 'python', [oursForNode])).toContain('stage.raise_()');
});

test('has no places of a file for what stands in a comment', () => {
  const blocks = commentBlocks('Raises it.', { language: 'js', resolve: () => ({}), correct });

  expect(JSON.stringify(blocks)).not.toContain('"position"');
});

test.each([
  [
    'a class',
    'A [Stage].',
    'nodejs',
    '<p>A <a href="/docs/api/class-stage"><code>Stage</code></a>.</p>',
  ],
  [
    'words for one',
    'See [its options][`Stage`].',
    'nodejs',
    '<p>See <a href="/docs/api/class-stage">its options</a>.</p>',
  ],
  ['a type', 'A [string].', 'python', '<p>A <code>str</code>.</p>'],
  ['nothing', 'Returns [void].', 'nodejs', '<p>Returns nothing.</p>'],
  ['a class that is not there', 'A [Booth].', 'nodejs', '<p>A Booth.</p>'],
] as const)('knows what brackets mean: %s', (_, comment, edition, html) => {
  expect(htmlOf(comment, edition)).toBe(html);
});

test('links brackets for the platform, and leaves other brackets alone', () => {
  expect(htmlOf('A [Promise].')).toMatch(/<a href="https:\/\/developer\.mozilla\.org[^"]*Promise"/);
  expect(htmlOf('With `[contenteditable]` or [0].')).toBe(
    '<p>With <code>[contenteditable]</code> or [0].</p>',
  );
});

test('makes boxes of notes in lists, and words of other marks', () => {
  const html = htmlOf('- One.\n\n  **NOTE** mind it.\n- **DISCOURAGED** Two.');

  expect(html).toContain('data-kind="note"');
  expect(html).toContain('<p>Mind it.</p>');
  expect(html).toContain('<strong>Discouraged:</strong> Two.');
});
