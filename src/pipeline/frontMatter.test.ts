import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { parseFrontMatter } from './frontMatter.ts';
import { createReport } from '#tree/report.ts';
import { testSite } from './markdown/testing.ts';

const REQUIRED = 'title: Seats\ndescription: How to book.';

test('fills what is left out', () => {
  expect(read(REQUIRED).frontMatter).toEqual({
    title: 'Seats',
    description: 'How to book.',
    editions: ['nodejs', 'python', 'java', 'dotnet'],
    versions: ['current', 'stable'],
    slug: {},
    titles: {},
    descriptions: {},
    sidebarLabel: undefined,
    keywords: [],
    isDraft: false,
    isUnlisted: false,
    nearest: [],
    toc: { from: 2, to: 3 },
  });
});

test('reads editions, versions, label and keywords', () => {
  const { frontMatter } = read(
    `${REQUIRED}\neditions: [python]\nversions: [next]\nsidebarLabel: Book\nkeywords: [chair, row]`,
  );

  expect(frontMatter).toMatchObject({
    editions: ['python'],
    versions: ['current'],
    sidebarLabel: 'Book',
    keywords: ['chair', 'row'],
  });
});

test.each([
  ['slug: chairs', { current: 'chairs', stable: 'chairs' }],
  ['slug: hall/chairs', { current: 'hall/chairs', stable: 'hall/chairs' }],
  ['slug: { stable: chairs }', { stable: 'chairs' }],
  ['slug:\n  stable: chairs\n  next: benches', { stable: 'chairs', current: 'benches' }],
])('reads %j', (line, slug) => {
  expect(read(`${REQUIRED}\n${line}`).frontMatter?.slug).toEqual(slug);
});

test.each([
  [
    'missing fields',
    '',
    [
      '2 The field "title" is missing. Write it like "title: Running tests".',
      '2 The field "description" is missing. Write it like "description: Run one test, a file or all of them.".',
    ],
  ],
  [
    'a word where a list belongs',
    `${REQUIRED}\nkeywords: chair`,
    [
      '4 The field "keywords" is "chair". It must be a list. Write it like "keywords: [run, execute]".',
    ],
  ],
  [
    'text that is not a list of fields',
    'just words',
    [
      '2 The content is "just words". It must be of type object. Write it like "title: Running tests".',
    ],
  ],
  [
    'YAML that cannot be read',
    'title: Seats: all\ndescription: x',
    [
      '2 This is not valid YAML: Nested mappings are not allowed in compact mappings. Fix the syntax; a value that contains a colon or a quote must be quoted.',
    ],
  ],
])('reports %s', (_what, yaml, messages) => {
  expect(read(yaml).problems.map(({ line, what, fix }) => `${line} ${what} ${fix}`)).toEqual(
    messages,
  );
});

test('suggests the field that a misspelled one means', () => {
  expect(read(`${REQUIRED}\nkeywrods: [a]\nopera: b`).text).toMatchInlineSnapshot(`
    "content/docs/seats.md:4
      Unknown field "keywrods".
      Did you mean "keywords"? Remove it or fix its name.
    content/docs/seats.md:5
      Unknown field "opera".
      Remove it or fix its name: the fields are title, description, editions, versions, slug, sidebarLabel, titles, descriptions, keywords, draft, unlisted, nearest and toc."
  `);
});

test('refuses values of the wrong kind at their own line', () => {
  const yaml = 'title: 404\ndescription: ""\nkeywords:\n  - chair\n  - 3\nslug: Not A Slug';

  expect(read(yaml).text).toMatchInlineSnapshot(`
    "content/docs/seats.md:2
      The field "title" is 404.
      It must be text. Write it like "title: Running tests".
    content/docs/seats.md:3
      The field "description" is "".
      It must not be empty. Write it like "description: Run one test, a file or all of them.".
    content/docs/seats.md:7
      The field "slug" is "Not A Slug".
      It must consist of a-z, 0-9 and "-", optionally in one folder, or be an object with one for each version. Write it like "slug: { stable: old-name, next: new-name }".
    content/docs/seats.md:6
      The field "keywords[1]" is 3.
      It must be text. Write it like "keywords: [run, execute]"."
  `);
});

test('reports unknown editions and versions', () => {
  const yaml = `${REQUIRED}\neditions:\n  - java\n  - pyhton\nversions: [old]\nslug: { nxt: a }`;

  expect(read(yaml).text).toMatchInlineSnapshot(`
    "content/docs/seats.md:7
      There is no version "old".
      The versions are next and stable.
    content/docs/seats.md:8
      There is no version "nxt".
      Did you mean "next"? The versions are next and stable.
    content/docs/seats.md:6
      There is no edition "pyhton".
      Did you mean "python"? The editions are nodejs, python, java and dotnet."
  `);
});

function read(yaml: string) {
  const { report, problems } = createReport('content/docs/seats.md');
  const frontMatter = parseFrontMatter(yaml, testSite, report);
  return { frontMatter, problems, text: problems.map(formatProblem).join('\n') };
}

test.each([
  ['h2', { from: 2, to: 2 }],
  ['h2-h4', { from: 2, to: 4 }],
  ['none', undefined],
])('reads the levels "%s" of the contents list (toc-desktop)', (levels, expected) => {
  expect(read(`${REQUIRED}\ntoc: ${levels}`).frontMatter?.toc).toEqual(expected);
});
