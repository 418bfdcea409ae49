import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import { paragraph, text } from '#tree/markdownNodes.ts';
import { renderTree } from '#api-reference/testing.ts';
import { parametersOf } from '#api-reference/facts.ts';
import type { ApiMember, ApiParameter } from '#roll/apiFacts.ts';
import { testContext } from '#roll/testVersion.ts';
import { heading } from './nodes.ts';
import type { MemberContext } from './pageContext.ts';
import { parameterList } from './parameterList.ts';

interface Case {
  parameters: ApiParameter[];
  /** The comments of their declarations, by name. */
  comments?: Record<string, string>;
  edition?: EditionId;
  position?: 'argument' | 'option' | 'field';
  context?: Partial<MemberContext>;
}

const MEMBERS: Record<NonNullable<Case['position']>, (list: ApiParameter[]) => ApiMember> = {
  argument: (args) => ({ kind: 'method', name: 'raise', since: 'v1.2', args }),
  option: (properties) => ({
    kind: 'method',
    name: 'raise',
    since: 'v1.2',
    args: [{ name: 'options', properties }],
  }),
  field: (properties) => ({ kind: 'property', name: 'raise', returns: '[Object]', properties }),
};

function render({ parameters, comments = {}, position = 'option', ...given }: Case) {
  const declared = Object.entries(comments).map(
    ([name, text]) => `\n/** ${text} */\n${name}?: any;`,
  );
  const declarations = `/** It. */ interface Stage { raise(options: { ${declared.join('')} }): void; }`;
  const owner = { name: 'Stage', members: [MEMBERS[position](parameters)] };
  const context = testContext(owner, { declarations, ...given });
  const children = parameterList(parametersOf(context.member), context);
  return renderTree({ type: 'root', children }, given.edition ?? 'nodejs');
}

const htmlOf = (given: Case) => render(given).html.replace('<h1>Test</h1>\n', '');

const rope: ApiParameter = { name: 'rope', type: '[string]' };

test('shows name, type, text and a link to itself', () => {
  const html = htmlOf({
    parameters: [{ name: 'ropeSeat', type: '[Seat]', optional: true }],
    comments: { ropeSeat: 'Where it hangs.' },
  });

  expect(html).toContain('<li id="stage-raise-option-rope-seat"><code>ropeSeat</code>');
  expect(html).toContain(
    '<span class="type"><a href="/sub/docs/api/class-seat">Seat</a></span> <span class="note">Optional</span>',
  );
  expect(html).toContain(
    '<a class="hash-link" href="#stage-raise-option-rope-seat" aria-label="Direct link to ropeSeat"',
  );
  expect(html).toContain('</a> Where it hangs.</li>');
});

test('says since when there is an option only where its member is older', () => {
  const html = htmlOf({
    parameters: [
      { name: 'rope', type: '[string]', since: 'v1.2' },
      { name: 'lamp', type: '[string]', since: 'v1.9' },
    ],
  });

  expect(html.match(/Added in [^<]+/g)).toEqual(['Added in v1.9']);
});

test('says that an option is deprecated, and why, once', () => {
  const declare = (words: string) =>
    htmlOf({ parameters: [rope], comments: { rope: `${words}\n * @deprecated Has no effect.` } });

  expect(declare('Which one.')).toMatch(/>Deprecated<[^]*Which one\.[^]*Has no effect\./);
  expect(declare('Has no effect.').match(/Has no effect/g)).toHaveLength(1);
});

test('nests the options of objects, with anchors of their own', () => {
  const html = htmlOf({
    parameters: [
      {
        name: 'light',
        type: '[Object]',
        properties: [{ name: 'color', type: '[Object]', properties: [{ name: 'redPart' }] }],
      },
    ],
    comments: { 'light?: {\n/** Its hue. */\ncolor': 'A lamp.', '}; more': 'More.' },
  });

  expect([...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'stage-raise-option-light',
    'stage-raise-option-light-color',
    'stage-raise-option-light-color-red-part',
  ]);
  expect(html).toContain('Its hue.');
});

test.each([
  ['python', 'option', 'rope_length'],
  ['java', 'option', 'setRopeLength'],
  ['dotnet', 'option', 'RopeLength'],
  ['java', 'argument', 'ropeLength'],
  ['dotnet', 'argument', 'ropeLength'],
  ['python', 'field', 'ropeLength'],
  ['java', 'field', 'ropeLength'],
] as const)('spells names as %s does in the position of an %s', (edition, position, name) => {
  const html = htmlOf({ parameters: [{ name: 'ropeLength', type: '[int]' }], edition, position });

  expect(html).toContain(`<code>${name}</code>`);
  expect(html).toContain('id="stage-raise-option-rope-length"');
});

test('writes keys of dictionaries in Python as they are', () => {
  const light = { name: 'sideLight', type: '[Object]', properties: [{ name: 'warmTone' }] };

  const html = htmlOf({ parameters: [light], edition: 'python' });

  expect(html).toContain('<code>side_light</code>');
  expect(html).toContain('<code>warmTone</code>');
});

test.each([
  ['property', 'option', '[string]|[RegExp]', 'Rope', 'RopeRegex', 'Regex?'],
  ['argument', 'argument', '[string]|[path]', 'rope', 'ropePath', 'string?'],
] as const)(
  'lists a %s of .NET for each type of an %s',
  (_, position, type, first, second, secondType) => {
    expect(htmlOf({ parameters: [{ ...rope, type }], edition: 'dotnet', position })).toContain(
      `<code>${first}</code> <span class="type">string?</span><br>` +
        `<code>${second}</code> <span class="type">${secondType}</span>`,
    );
  },
);

test('shows release and default beside the type, once', () => {
  const parameters: ApiParameter[] = [{ name: 'rope', type: '[boolean]', since: 'v1.9' }];
  const comments = { rope: 'Whether to tie it. Defaults to true.' };

  const { html, markdown } = render({ parameters, comments });

  expect(html).toContain('<span class="note">Default: true · Added in v1.9</span><a');
  expect(html).toContain('Whether to tie it.</li>');
  expect(markdown).toContain('_boolean_ Default: true. Added in v1.9. Whether to tie it.');
});

test('shows the constants or values of an enumeration, and folds many', () => {
  const values = Array.from({ length: 11 }, (_, index) => `"tone-${index}"`);
  const parameters: ApiParameter[] = [
    { name: 'side', type: '[Side]<"left"|"far-right">', required: true },
    { name: 'tone', type: `[Tone]<${values.join('|')}>`, required: true },
  ];

  const java = htmlOf({ parameters, edition: 'java' });

  expect(java).toContain('<span class="type">Side { LEFT, FAR_RIGHT }</span>');
  expect(java).toContain(
    '<details class="values"><summary>11 constants of Tone</summary> <p class="type">TONE_0, TONE_1,',
  );
  expect(htmlOf({ parameters, edition: 'dotnet' })).toContain('Side { Left, FarRight }');
  const node = htmlOf({ parameters, edition: 'nodejs' });
  expect(node).not.toContain('{');
  expect(node).toContain('"tone-0" | "tone-1" | "tone-2" | … 8 more</span>');
  expect(node).toMatch(/<summary>All 11 values<\/summary> <p class="type">"tone-0", .*"tone-10"</);
});

test.each([
  ['File name', 'File name.'],
  ['How high (if it is)', 'How high (if it is).'],
  ['How high, or `null`', 'How high, or <code>null</code>'],
])('ends a sentence of the declarations with a period: %s', (declared, shown) => {
  expect(htmlOf({ parameters: [rope], comments: { rope: declared } })).toContain(
    `</a> ${shown}</li>`,
  );
});

test('begins what it says with a capital, and shows the dots of rest arguments', () => {
  const declarations = `interface Stage {
    /** @param ropes all of them. */
    raise(...ropes: string[]): void; }`;
  const args = [{ name: 'ropes', type: '[Array]<[string]>' }];
  const context = testContext(
    { name: 'Stage', members: [MEMBERS.argument(args)] },
    { declarations },
  );
  const children = parameterList(context.member.args, context);
  const { html } = renderTree({ type: 'root', children });

  expect(html).toContain('<code>...ropes</code>');
  expect(html).toContain('</a> All of them.</li>');
});

test('prefers our own words, and puts what is no sentence below the name', () => {
  const quote = { type: 'blockquote' as const, children: [paragraph([text('Ours.')])] };
  const options = new Map([['rope', [quote]]]);
  const added = { heading: heading(2, [], { id: '' }), content: [], deprecated: [], options };

  const html = htmlOf({ parameters: [rope], comments: { rope: 'Theirs.' }, context: { added } });

  expect(html).toMatch(/<blockquote>[^]*Ours\./);
  expect(html).not.toContain('Theirs.');
});

test('makes no list without options', () => {
  expect(htmlOf({ parameters: [{ ...rope, langs: { only: ['java'] } }] })).not.toContain('<ul');
});

test.each([
  ['nodejs', ['string']],
  ['python', ['str']],
  ['java', ['int']],
  ['dotnet', []],
] as const)('keeps one form of an option for %s', (edition, types) => {
  const parameters: ApiParameter[] = [
    { name: 'rope', type: '[string]', langs: { only: ['js', 'python'] } },
    { name: 'rope', type: '[int]', langs: { only: ['java', 'python'] } },
  ];
  const html = htmlOf({ parameters, edition });

  expect([...html.matchAll(/class="type">(\w+)</g)].map(([, type]) => type)).toEqual(types);
});

test('writes a plain list into the twin', () => {
  const parameters = [rope, { ...rope, name: 'lamp', optional: true }];
  const { markdown } = render({ parameters, comments: { rope: 'Which one.', lamp: 'Which too.' } });

  expect(markdown).toContain('`rope` _string_ Which one.');
  expect(markdown).toContain('`lamp` _string_ Optional. Which too.');
});
