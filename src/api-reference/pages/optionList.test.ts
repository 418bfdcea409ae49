import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import type { ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import { renderTree } from '#api-reference/testing.ts';
import { paragraph, text } from '#tree/markdownNodes.ts';
import type { OptionSource } from './optionList.ts';
import { applicable, optionList } from './optionList.ts';

const member: ApiMember = { kind: 'method', name: 'raise', since: 'v1.2' };

interface Case {
  parameters: ApiParameter[];
  sources?: Record<string, OptionSource>;
  edition?: EditionId;
}

function render({ parameters, sources = {}, edition = 'nodejs' }: Case) {
  const list = optionList(parameters, (name) => sources[name], {
    language: LANGUAGE_OF_EDITION[edition],
    owner: { name: 'Stage', members: [member] },
    member,
    anchor: 'stage-raise',
    position: 'option',
    hrefOf: (name) => (name === 'Seat' ? '/docs/api/class-seat' : undefined),
    describe: (comment) => [paragraph([text(comment)])],
    words: (_, __, declared) => declared,
  });
  return renderTree({ type: 'root', children: list ? [list] : [] }, edition);
}

const htmlOf = (given: Case) => render(given).html.replace('<h1>Test</h1>\n', '');

test('shows name, type, text and a link to itself', () => {
  const html = htmlOf({
    parameters: [{ name: 'ropeSeat', type: '[Seat]', optional: true }],
    sources: { ropeSeat: { text: 'Where it hangs.', options: [] } },
  });

  expect(html).toContain('<li id="stage-raise-option-rope-seat"><code>ropeSeat</code>');
  expect(html).toContain(
    '<span class="type"><a href="/docs/api/class-seat">Seat</a></span> (optional)',
  );
  expect(html).toContain(
    '<a class="hash-link" href="#stage-raise-option-rope-seat" aria-label="Direct link to ropeSeat"',
  );
  expect(html).toContain('</a> Where it hangs.</li>');
});

test('does not call optional what is required', () => {
  expect(htmlOf({ parameters: [{ name: 'rope', type: '[string]' }] })).not.toContain('optional');
});

test('says since when there is an option only where its member is older', () => {
  const html = htmlOf({
    parameters: [
      { name: 'rope', type: '[string]', since: 'v1.2' },
      { name: 'lamp', type: '[string]', since: 'v1.9' },
    ],
  });

  expect(html.match(/Added in [^<]+/g)).toEqual(['Added in v1.9.']);
});

test('says that an option is deprecated, and why', () => {
  const html = htmlOf({
    parameters: [{ name: 'rope', type: '[string]' }],
    sources: { rope: { text: 'Which one.', deprecated: 'Has no effect.', options: [] } },
  });

  expect(html).toMatch(/ Deprecated\.<a[^]*Which one\.[^]*Has no effect\./);
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
    sources: {
      light: {
        text: 'A lamp.',
        options: [
          { name: 'color', type: 'Object', isOptional: false, text: 'Its hue.', options: [] },
        ],
      },
    },
  });

  expect([...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'stage-raise-option-light',
    'stage-raise-option-light-color',
    'stage-raise-option-light-color-red-part',
  ]);
  expect(html).toContain('Its hue.');
});

test('spells names and types as the edition does', () => {
  const parameters: ApiParameter[] = [{ name: 'ropeLength', type: '[int]' }];

  expect(htmlOf({ parameters, edition: 'python' })).toContain(
    '<code>rope_length</code> <span class="type">int</span>',
  );
  expect(htmlOf({ parameters, edition: 'dotnet' })).toContain('<code>RopeLength</code>');
  expect(htmlOf({ parameters, edition: 'dotnet' })).toContain(
    'id="stage-raise-option-rope-length"',
  );
});

test('prefers our own words, and puts what is no sentence below the name', () => {
  const html = htmlOf({
    parameters: [{ name: 'rope', type: '[string]' }],
    sources: {
      rope: {
        text: 'Theirs.',
        blocks: [{ type: 'blockquote', children: [paragraph([text('Ours.')])] }],
        options: [],
      },
    },
  });

  expect(html).toContain('<blockquote>');
  expect(html).toContain('Ours.');
  expect(html).not.toContain('Theirs.');
});

test('makes no list without options', () => {
  expect(htmlOf({ parameters: [{ name: 'rope', langs: { only: ['java'] } }] })).not.toContain(
    '<ul',
  );
});

test('keeps one form of an option for each language', () => {
  const forms: ApiParameter[] = [
    { name: 'rope', type: '[string]', langs: { only: ['js', 'python'] } },
    { name: 'rope', type: '[int]', langs: { only: ['java', 'python'] } },
  ];

  expect(applicable(forms, 'js')).toEqual([forms[0]]);
  expect(applicable(forms, 'python')).toEqual([forms[0]]);
  expect(applicable(forms, 'java')).toEqual([forms[1]]);
  expect(applicable(forms, 'csharp')).toEqual([]);
});

test('writes a plain list into the twin', () => {
  const { markdown } = render({
    parameters: [{ name: 'rope', type: '[string]', optional: true }],
    sources: { rope: { text: 'Which one.', options: [] } },
  });

  expect(markdown).toContain('`rope` _string_ (optional) Which one.');
});
