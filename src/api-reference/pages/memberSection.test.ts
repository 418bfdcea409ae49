import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import { paragraph, text } from '#tree/markdownNodes.ts';
import { renderTree } from '#api-reference/testing.ts';
import type { ApiClass, ApiMember } from '#roll/apiFacts.ts';
import { testContext, testVersion } from '#roll/testVersion.ts';
import { memberSection, otherEditions } from './memberSection.ts';
import { heading } from './nodes.ts';

const raise: ApiMember = {
  kind: 'method',
  name: 'raiseUp',
  async: true,
  since: 'v1.2',
  returns: '[Seat]',
  args: [
    { name: 'height', type: '[int]', required: true },
    {
      name: 'options',
      properties: [{ name: 'rope', type: '[string]', optional: true, since: 'v1.2' }],
    },
  ],
};
const DECLARATIONS = `
/** A stage. */
interface Stage {
  /**
   * Raises it.
   * @param height How high.
   * @param options
   */
  raiseUp(height: number, options?: {
    /** Which rope. */
    rope?: string;
  }): Promise<Seat>;
  /**
   * Old.
   * @deprecated Use a lift.
   */
  old(): void;
  title: string;
}`;

type Given = Parameters<typeof testContext>[1];

function render(member: ApiMember, edition: EditionId = 'nodejs', given: Given = {}) {
  const owner = { name: 'Stage', members: [member] };
  const context = testContext(owner, { edition, declarations: DECLARATIONS, ...given });
  const children = [memberSection(context, context.member)];
  return renderTree({ type: 'root', children }, edition);
}

const htmlOf = (...args: Parameters<typeof render>) => render(...args).html;

test('dates members and options that not all readers have (my-release-older)', () => {
  const rope = { name: 'rope', type: '[string]', since: 'v1.51' };
  const html = htmlOf({ kind: 'method', name: 'tie', since: 'v1.50', args: [rope] });

  expect(html).toContain('<p class="member-meta" data-since="1.50"><span>Added in v1.50</span>');
  expect(html).toContain('<li id="stage-tie-option-rope" data-since="1.51">');
});

test('shows name, text, signature, arguments, options and result in this order', () => {
  const html = htmlOf(raise);
  const parts = [
    '<section class="member">',
    '<h3 id="stage-raise-up"><code>raiseUp()</code>',
    'Added in v1.2',
    '<p>Raises it.</p>',
    '<pre class="signature" tabindex="0">',
    'Arguments</p>',
    '<li id="stage-raise-up-option-height">',
    'How high.',
    'Options</p>',
    '<li id="stage-raise-up-option-rope">',
    'Which rope.',
    'id="stage-raise-up-return">Returns <span class="type"><a href="/sub/docs/api/class-seat">Seat</a>',
  ];

  const places = parts.map((part) => html.indexOf(part));

  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test.each([
  ['python', 'raise_up()', ''],
  ['java', 'raiseUp()', ' <span class="type">Stage.RaiseUpOptions</span>'],
  ['dotnet', 'RaiseUpAsync()', ' <span class="type">StageRaiseUpOptions</span>'],
] as const)('names a member and the class of its options as %s does', (edition, name, options) => {
  expect(htmlOf(raise, edition)).toContain(`<h3 id="stage-raise-up"><code>${name}</code>`);
  expect(htmlOf(raise, edition)).toContain(`Options${options}</p>`);
});

test.each([
  ['property', 'title', 'Type', '<code>title</code>', 'stage-title'],
  ['event', 'open', 'Event data', `<code>on('open')</code>`, 'stage-event-open'],
] as const)('calls the value of a %s by its name', (kind, name, title, heading, id) => {
  const html = htmlOf({ kind, name, returns: '[string]' });

  expect(html).toContain(`<h3 id="${id}">${heading}`);
  expect(html).toContain(`id="${id}-return">${title} <span class="type">string</span>`);
});

test('marks what is new in next, and what is discouraged', () => {
  const context = { released: testVersion([]) };

  expect(htmlOf({ ...raise, discouraged: true }, 'nodejs', { context })).toContain(
    '<span>Added in v1.2</span><span>New in next</span><span>Discouraged</span>',
  );
  expect(htmlOf(raise)).not.toMatch(/New in next|Discouraged/);
});

test('says that a member is deprecated, and what to use', () => {
  const html = htmlOf({ kind: 'method', name: 'old' });

  expect(html).toContain('data-kind="warning"');
  expect(html).toMatch(/Deprecated<\/p>\s*<p>Use a lift\.<\/p>/);
  // It has no result.
  expect(html).not.toContain('-return');
  expect(htmlOf({ kind: 'method', name: 'new', deprecated: true })).toContain('Deprecated</p>');
  expect(htmlOf(raise)).not.toContain('Deprecated');
});

test('shows our own prose in place of the comment', () => {
  const added = {
    heading: heading(2, [text('raiseUp')], { id: '' }),
    content: [
      paragraph([text('Lifts it.')]),
      { type: 'samples' as const, children: [{ type: 'code' as const, value: 'up()' }] },
    ],
    deprecated: [],
    options: new Map(),
  };
  const context = { additions: { intro: [], members: new Map([['raiseUp', added]]) } };

  for (const declarations of ['', DECLARATIONS]) {
    const html = htmlOf(raise, 'nodejs', { context, declarations });
    expect(html).toContain('<p>Lifts it.</p>');
    expect(html).toContain('up()');
    expect(html).not.toContain('Raises it.');
  }
});

test('keeps a list with the sentence that leads to it', () => {
  const words = 'Raises:\n   * - it\n   *\n   * Mind it.';
  const declarations = DECLARATIONS.replace('Raises it.', words);

  expect(htmlOf(raise, 'nodejs', { declarations })).toMatch(
    /Raises:[^]*<ul>[^]*class="signature"[^]*Mind it\./,
  );
});

test('leads to the same member in other editions', () => {
  const { html, markdown } = render({ ...raise, langs: { only: ['js', 'python'] } });

  expect(html).toContain(
    '<summary>In other languages</summary>' +
      '<a href="/sub/python/docs/api/class-stage#stage-raise-up">Python <code>stage.raise_up()</code></a>' +
      '<span>Java: no entry in its reference</span><span>.NET: no entry in its reference</span></details>',
  );
  expect(markdown).not.toContain('other languages');
  expect(htmlOf({ ...raise, langs: { only: ['js'] } })).toContain(
    '<p class="elsewhere">No entry in the reference of Python, Java, or .NET.</p>',
  );
});

/** Label, name and URL in the other editions. */
function elsewhere(owner: ApiClass, edition: EditionId, index: number) {
  const context = testContext(owner, { edition });
  const found = otherEditions(context, context.owner.members[index]!);
  return found.map(({ label, link }) => [label, link?.text, link?.href]);
}

test('knows which editions have a member, and by what name', () => {
  const owner: ApiClass = {
    name: 'Stage',
    langs: { only: ['js', 'python', 'csharp'] },
    members: [
      { ...raise, langs: { only: ['js', 'java', 'csharp'] } },
      { kind: 'method', name: 'raiseUp', langs: { only: ['python'], aliases: { python: 'lift' } } },
    ],
  };

  expect(elsewhere(owner, 'nodejs', 0)).toEqual([
    ['Python', 'stage.lift()', '/sub/python/docs/api/class-stage#stage-raise-up'],
    ['Java', undefined, undefined],
    ['.NET', 'Stage.RaiseUpAsync()', '/sub/dotnet/docs/api/class-stage#stage-raise-up'],
  ]);
  expect(elsewhere({ ...owner, langs: { only: ['js'] } }, 'nodejs', 0)).toEqual([]);
});

test('leads from the opposite of an assertion to `not`, and back', () => {
  const owner: ApiClass = {
    name: 'LocatorAssertions',
    members: [
      { kind: 'method', name: 'toBeLit', async: true },
      { kind: 'method', name: 'NotToBeLit', async: true, langs: { only: ['python'] } },
      { kind: 'property', name: 'not', langs: { only: ['js', 'java', 'csharp'] } },
    ],
  };
  const page = 'docs/api/class-locatorassertions#locator-assertions-not';

  expect(elsewhere(owner, 'python', 1).slice(0, 2)).toEqual([
    ['Node.js', 'expect(locator).not.toBeLit()', `/sub/${page}`],
    ['Java', 'assertThat(locator).not().toBeLit()', `/sub/java/${page}`],
  ]);
  expect(elsewhere(owner, 'nodejs', 1)[0]).toEqual([
    'Python',
    'expect(locator).not_to_be_lit()',
    `/sub/python/${page}-to-be-lit`,
  ]);
});

test('writes the signature into the twin as a sample', () => {
  const { markdown } = render(raise, 'java');

  expect(markdown).toContain('```java\nSeat raiseUp(int height)');
  expect(markdown).toContain('**Returns** _Seat_');
});

test('gives the search its words, and names for what was said of options before', () => {
  const children = ['Stage', 'Hall'].map((name) => {
    const declarations = DECLARATIONS.replace('Stage {', `${name} {`);
    const context = testContext({ name, members: [raise] }, { declarations });
    return memberSection(context, context.member);
  });

  const [, stage, hall] = renderTree({ type: 'root', children }).sections;
  expect(stage).toEqual({
    id: 'stage-raise-up',
    level: 3,
    title: 'raiseUp()',
    texts: ['Raises it.', 'height: How high.', 'rope: Which rope.'],
  });
  expect(hall?.texts).toEqual(['Raises it.', 'height', 'rope']);
});

test('lists the fields of what comes back below its type', () => {
  const size: ApiMember = {
    kind: 'method',
    name: 'size',
    returns: '[Object]',
    langs: { types: { java: '[string]' } },
    properties: [{ name: 'fullWidth', type: '[int]', required: true }],
  };

  const html = htmlOf(size, 'dotnet');

  expect(html).toMatch(/id="stage-size-return">Type [^]*<li id="stage-size-return-full-width">/);
  expect(html).toContain('<code>FullWidth</code>');
  expect(htmlOf({ ...size, kind: 'property' })).toMatch(
    /id="stage-size-return">Type [^]*<li id="stage-size-option-full-width">/,
  );
  expect(htmlOf(size)).toContain('id="stage-size-return">Returns ');
  // Where it is no object there are no fields.
  expect(htmlOf(size, 'java')).not.toContain('full-width');
});

test('shows that an evaluation of .NET has a type only if the caller names one', () => {
  const evaluate: ApiMember = {
    kind: 'method',
    name: 'evaluate',
    async: true,
    returns: '[Serializable]',
    args: [{ name: 'expression', type: '[string]', required: true }],
  };

  expect(htmlOf(evaluate, 'dotnet')).toContain(
    'Returns <span class="type">JsonElement? | T</span>',
  );
  expect(htmlOf(evaluate, 'java')).toContain('Returns <span class="type">Object</span>');
});

test('keeps the anchor that a numbered member had before', () => {
  const { anchors } = render({ kind: 'method', name: 'waitForEvent2' });

  expect(anchors).toContain('stage-wait-for-event-2');
  expect(anchors).toContain('stage-wait-for-event2');
});
