import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { testSite } from './markdown/testing.ts';
import { parseDoc } from './parseDoc.ts';

const FRONT_MATTER = '---\ntitle: Seats\ndescription: How to book.\n---\n';

test('names a guide after its file', () => {
  const { doc, problems } = parse(`${FRONT_MATTER}\nBook early.\n`);

  expect(problems).toEqual([]);
  expect(doc).toMatchObject({ file: 'content/docs/seats.md', id: 'seats' });
  expect(doc?.tree.children.map(({ type }) => type)).toEqual(['paragraph']);
});

test('reads files with a byte order mark and Windows line ends', () => {
  const text = `\uFEFF${FRONT_MATTER}\n:::tip\n\`\`\`text\nA1\nA2\n\`\`\`\n:::\n`;

  const { doc, problems } = parse(text.replaceAll('\n', '\r\n'));

  expect(problems).toEqual([]);
  expect(doc?.frontMatter.title).toBe('Seats');
  expect(JSON.stringify(doc?.tree)).toContain('"value":"A1\\nA2"');
});

test('does not parse what nobody can read', () => {
  const { doc, problems } = parse(`---\ntitle: Caf\ufffd\n---\n\n<b>Book early.</b>\n`);

  expect(doc).toBeUndefined();
  expect(problems.map(({ line }) => line)).toEqual([2]);
});

test('says how to begin a file without front matter, and how to end it', () => {
  const texts = ['Book early.', '---\ntitle: Seats\n\nBook early.'];

  expect(texts.map((text) => parse(text).doc)).toEqual([undefined, undefined]);
  expect(texts.map(messages).join('\n')).toMatchInlineSnapshot(`
    "content/docs/seats.md:1
      The file has no front matter.
      Start it with a line "---", the fields "title" and "description", and a line "---".
    content/docs/seats.md:1
      The front matter is not closed.
      End it with a line "---"."
  `);
});

test('parses the text when it is needed, once', () => {
  const file = { path: 'content/docs/seats.md', text: `${FRONT_MATTER}\n<b>Early</b>\n` };
  const { doc } = parseDoc(file, testSite);

  expect(doc?.tree).toBe(doc?.tree);
  expect(doc?.problems).toHaveLength(1);
});

test('collects the problems of front matter and text at their lines', () => {
  const text = '---\ntitel: Seats\ndescription: x\n---\n\n# Rows\n\n:::only\nText.\n:::\n';

  expect(messages(text)).toMatchInlineSnapshot(`
    "content/docs/seats.md:2
      The field "title" is missing.
      Write it like "title: Running tests".
    content/docs/seats.md:2
      Unknown field "titel".
      Did you mean "title"? Remove it or fix its name.
    content/docs/seats.md:8
      ":::only" has neither an edition nor a version.
      Write it like ":::only{edition="python java"}" or ":::only{version="next"}".
    content/docs/seats.md:6
      The guide has a first-level heading.
      Start it with "##"; the title in the front matter is the first level."
  `);
});

function parse(text: string) {
  return parseDoc({ path: 'content/docs/seats.md', text }, testSite);
}

function messages(text: string): string {
  return parse(text).problems.map(formatProblem).join('\n');
}
