import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import type { ApiClass, ApiMember } from '#api-reference/apiFacts.ts';
import { LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import { renderTree, testVersion } from '#api-reference/testing.ts';
import { declaredMember } from '#api-reference/declarations/declaredMember.ts';
import type { MemberContext } from './memberSection.ts';
import { otherEditions } from './memberElsewhere.ts';
import { memberSection } from './memberSection.ts';
import { paragraph, text } from '#tree/markdownNodes.ts';
import { heading } from './nodes.ts';
import { NO_WORDS } from './translateCode.ts';

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

function render(
  member: ApiMember,
  edition: EditionId = 'nodejs',
  given: Partial<MemberContext> = {},
) {
  const owner: ApiClass = { name: 'Stage', members: [member] };
  const { declared } = testVersion([owner], DECLARATIONS);
  const section = memberSection(owner, member, {
    language: LANGUAGE_OF_EDITION[edition],
    hrefOf: (name) => (name === 'Seat' ? '/docs/api/class-seat' : undefined),
    describe: (comment, { samples = [] } = {}) => [
      ...(comment === '' ? [] : [paragraph([text(comment)])]),
      ...(samples as []),
    ],
    codeWords: NO_WORDS,
    added: undefined,
    families: new Map(),
    where: { edition, version: 'stable' },
    report: () => undefined,
    declared: declaredMember(declared, owner, member),
    comment: declaredMember(declared, owner, member)?.doc.text ?? '',
    alias: undefined,
    isNew: false,
    elsewhere: [],
    ...given,
  });
  return renderTree({ type: 'root', children: [section] }, edition);
}

const htmlOf = (...args: Parameters<typeof render>) => render(...args).html;

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
    'id="stage-raise-up-return">Returns <span class="type"><a href="/docs/api/class-seat">Seat</a>',
  ];

  const places = parts.map((part) => html.indexOf(part));

  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test.each([
  ['python', 'raise_up()'],
  ['java', 'raiseUp()'],
  ['dotnet', 'RaiseUpAsync()'],
] as const)('names a member as %s does, with the same anchor', (edition, name) => {
  expect(htmlOf(raise, edition)).toContain(`<h3 id="stage-raise-up"><code>${name}</code>`);
});

test.each([
  ['property', 'title', 'Type', '<code>title</code>', 'stage-title'],
  ['event', 'open', 'Event data', `<code>on('open')</code>`, 'stage-event-open'],
] as const)('calls the value of a %s by its name', (kind, name, title, heading, id) => {
  const html = htmlOf({ kind, name, returns: '[string]' });

  expect(html).toContain(`<h3 id="${id}">${heading}`);
  expect(html).toContain(`id="${id}-return">${title} <span class="type">string</span>`);
});

test('says nothing of a result where there is none', () => {
  expect(htmlOf({ kind: 'method', name: 'old' })).not.toContain('-return');
});

test('marks what is new in next, and what is discouraged', () => {
  expect(htmlOf({ ...raise, discouraged: true }, 'nodejs', { isNew: true })).toContain(
    '<span>Added in v1.2</span><span>New in next</span><span>Discouraged</span>',
  );
  expect(htmlOf(raise)).not.toMatch(/New in next|Discouraged/);
});

test('says that a member is deprecated, and what to use', () => {
  const html = htmlOf({ kind: 'method', name: 'old' });

  expect(html).toContain('data-kind="warning"');
  expect(html).toMatch(/Deprecated<\/p>\s*<p>Use a lift\.<\/p>/);
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

  const bare = htmlOf(raise, 'nodejs', { added, declared: undefined });
  expect(bare).toContain('<p>Lifts it.</p>');
  expect(bare).toContain('up()');
  const declared = htmlOf(raise, 'nodejs', { added });
  expect(declared).not.toContain('Raises it.');
  expect(declared).toContain('up()');
});

test('keeps a list with the sentence that leads to it', () => {
  const list = { type: 'list' as const, children: [] };
  const describe = () => [paragraph([text('Raises:')]), list, paragraph([text('Mind it.')])];
  const html = htmlOf(raise, 'nodejs', { describe });

  expect(html).toMatch(/Raises:[^]*<ul>[^]*class="signature"[^]*Mind it\./);
});

test('gives the name of the edition an anchor of its own', () => {
  expect(render(raise, 'nodejs', { alias: 'stage-hoist' }).anchors).toContain('stage-hoist');
});

test('leads to the same member in other editions', () => {
  const [, python] = testSite.editions;
  const elsewhere = [
    { label: python!.label, link: { text: 'stage.raise_up()', href: '/python/x#y' } },
    { label: 'Java' },
    { label: '.NET' },
  ];

  const { html, markdown } = render(raise, 'nodejs', { elsewhere });

  expect(html).toContain(
    '<summary>In other languages</summary>' +
      '<a href="/python/x#y">Python <code>stage.raise_up()</code></a>' +
      '<span>Java: no entry in its reference</span><span>.NET: no entry in its reference</span></details>',
  );
  expect(markdown).not.toContain('other languages');
  expect(htmlOf(raise)).not.toContain('other languages');
  expect(htmlOf(raise, 'nodejs', { elsewhere: elsewhere.slice(1) })).toContain(
    '<p class="elsewhere">No entry in the reference of Java or .NET.</p>',
  );
});

test('knows which editions have a member, and by what name', () => {
  const owner: ApiClass = {
    name: 'Stage',
    langs: { only: ['js', 'python', 'csharp'] },
    members: [
      { ...raise, langs: { only: ['js', 'java', 'csharp'] } },
      { kind: 'method', name: 'raiseUp', langs: { only: ['python'], aliases: { python: 'lift' } } },
    ],
  };

  const found = otherEditions({
    owner,
    member: owner.members[0]!,
    editions: testSite.editions,
    language: 'js',
    hrefIn: (edition, anchor) => `${edition.prefix}x#${anchor}`,
  });

  expect(found.map(({ label, link }) => [label, link?.text, link?.href])).toEqual([
    ['Python', 'stage.lift()', '/python/x#stage-raise-up'],
    ['Java', undefined, undefined],
    ['.NET', 'Stage.RaiseUpAsync()', '/dotnet/x#stage-raise-up'],
  ]);
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
  const textsOf = (member: number, language: 'js' | 'python') =>
    otherEditions({
      owner,
      member: owner.members[member]!,
      editions: testSite.editions,
      language,
      hrefIn: (_, anchor) => `#${anchor}`,
    }).map(({ link }) => `${link?.text} ${link?.href}`);

  expect(textsOf(1, 'python').slice(0, 2)).toEqual([
    'expect(locator).not.toBeLit() #locator-assertions-not',
    'assertThat(locator).not().toBeLit() #locator-assertions-not',
  ]);
  expect(textsOf(2, 'js')[0]).toBe(
    'expect(locator).not_to_be_lit() #locator-assertions-not-to-be-lit',
  );
});

test('writes the signature into the twin as a sample', () => {
  const { markdown } = render(raise, 'java');

  expect(markdown).toContain('```java\nSeat raiseUp(int height)');
  expect(markdown).toContain('**Returns** _Seat_');
});

test('describes an option in the words of its family', () => {
  const families = new Map([['Stage.raiseUp.rope', [paragraph([text('A rope of hemp.')])]]]);
  const declared = undefined;

  expect(htmlOf(raise, 'python', { families, declared })).toContain('A rope of hemp.');
});

test('gives the search its words, and names for what was said of options before', () => {
  const owner: ApiClass = { name: 'Stage', members: [raise] };
  const { declared } = testVersion([owner], DECLARATIONS);
  const context: MemberContext = {
    language: 'js',
    hrefOf: () => undefined,
    describe: (comment) => [paragraph([text(comment)])],
    codeWords: NO_WORDS,
    added: undefined,
    families: new Map(),
    where: { edition: 'nodejs', version: 'stable' },
    report: () => undefined,
    declared: declaredMember(declared, owner, raise),
    comment: 'Raises it.',
    alias: undefined,
    isNew: true,
    elsewhere: [],
  };
  const again = memberSection({ ...owner, name: 'Hall' }, raise, context);
  const children = [memberSection(owner, raise, context), again];

  expect(renderTree({ type: 'root', children }).sections.slice(1)).toEqual([
    {
      id: 'stage-raise-up',
      level: 3,
      title: 'raiseUp()',
      texts: ['Raises it.', 'height: How high.', 'rope: Which rope.'],
    },
    {
      id: 'hall-raise-up',
      level: 3,
      title: 'raiseUp()',
      texts: ['Raises it.', 'height', 'rope'],
    },
  ]);
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

test.each([
  ['java', 'Stage.RaiseUpOptions'],
  ['dotnet', 'StageRaiseUpOptions'],
] as const)('names the class of the options in %s', (edition, name) => {
  expect(htmlOf(raise, edition)).toContain(`Options <span class="type">${name}</span></p>`);
});

test('keeps the anchor that a numbered member had before', () => {
  const { anchors } = render({
    kind: 'method',
    name: 'waitForEvent2',
    args: [{ name: 'event', type: '[string]', required: true }],
  });

  expect(anchors).toEqual(
    expect.arrayContaining(['stage-wait-for-event-2', 'stage-wait-for-event2']),
  );
});
