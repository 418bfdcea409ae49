import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import { paragraph, text } from '#tree/markdownNodes.ts';
import { findClass } from '#api-reference/apiVersion.ts';
import { renderTree } from '#api-reference/testing.ts';
import type { ApiClass, ApiMember } from '#roll/apiFacts.ts';
import { testContext, testVersion } from '#roll/testVersion.ts';
import { otherEditions } from './classTree.ts';
import type { Surroundings } from './memberSection.ts';
import { memberSection } from './memberSection.ts';
import { heading } from './nodes.ts';
import type { MemberContext } from './pageContext.ts';

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

interface Given extends Partial<Surroundings> {
  context?: Partial<MemberContext>;
  declarations?: string;
}

function render(member: ApiMember, edition: EditionId = 'nodejs', given: Given = {}) {
  const { context = {}, declarations = DECLARATIONS, isNew = false, elsewhere = [] } = given;
  const owner = { name: 'Stage', members: [member] };
  const section = memberSection(testContext(owner, { edition, declarations, context }), {
    isNew,
    elsewhere,
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

  const bare = htmlOf(raise, 'nodejs', { context: { added }, declarations: '' });
  expect(bare).toContain('<p>Lifts it.</p>');
  expect(bare).toContain('up()');
  const declared = htmlOf(raise, 'nodejs', { context: { added } });
  expect(declared).not.toContain('Raises it.');
  expect(declared).toContain('up()');
});

test('keeps a list with the sentence that leads to it', () => {
  const declarations = DECLARATIONS.replace(
    'Raises it.',
    'Raises:\n   * - it\n   *\n   * Mind it.',
  );
  const html = htmlOf(raise, 'nodejs', { declarations });

  expect(html).toMatch(/Raises:[^]*<ul>[^]*class="signature"[^]*Mind it\./);
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

function elsewhere(facts: ApiClass, edition: EditionId, index: number) {
  const api = testVersion([facts]);
  const owner = findClass(api, edition === 'nodejs' ? 'js' : 'python', facts.name)!;
  const others = testSite.editions.filter(({ id }) => id !== edition);
  const hrefIn = ({ prefix }: { prefix: string }, anchor: string) => `${prefix}x#${anchor}`;
  return otherEditions(owner.members[index]!, { api, owner, others, hrefIn });
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

  const found = elsewhere(owner, 'nodejs', 0);

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
  const textsOf = (edition: EditionId, member: number) =>
    elsewhere(owner, edition, member).map(({ link }) => `${link?.text} ${link?.href}`);

  expect(textsOf('python', 1).slice(0, 2)).toEqual([
    'expect(locator).not.toBeLit() /x#locator-assertions-not',
    'assertThat(locator).not().toBeLit() /java/x#locator-assertions-not',
  ]);
  expect(textsOf('nodejs', 1)[0]).toBe(
    'expect(locator).not_to_be_lit() /python/x#locator-assertions-not-to-be-lit',
  );
});

test('writes the signature into the twin as a sample', () => {
  const { markdown } = render(raise, 'java');

  expect(markdown).toContain('```java\nSeat raiseUp(int height)');
  expect(markdown).toContain('**Returns** _Seat_');
});

test('describes an option in the words of its family', () => {
  const families = new Map([['Stage.raiseUp.rope', [paragraph([text('A rope of hemp.')])]]]);

  expect(htmlOf(raise, 'python', { context: { families }, declarations: '' })).toContain(
    'A rope of hemp.',
  );
});

test('gives the search its words, and names for what was said of options before', () => {
  const children = ['Stage', 'Hall'].map((name) => {
    const declarations = DECLARATIONS.replace('Stage {', `${name} {`);
    const context = testContext({ name, members: [raise] }, { declarations });
    return memberSection(context, { isNew: true, elsewhere: [] });
  });

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
