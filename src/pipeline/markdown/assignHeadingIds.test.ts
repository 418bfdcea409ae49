import { expect, test } from 'vitest';
import { problemsOf, render } from './testing.ts';

test('uses the spelling of the edition for the id', () => {
  expect(render('## Use :api[Page.goto]').page.anchors).toEqual(['use-pagegoto']);
});

test('reports a duplicate id', () => {
  expect(problemsOf('## Rows\n\n## Seats {#seats aliases="rows"}')).toMatchInlineSnapshot(`
    "content/docs/seats.md:7
      The id "rows" is used twice on the page.
      Give this heading a different id with {#new-id}."
  `);
});

test('accepts one id in conditions that exclude each other', () => {
  const body = `:::only{edition="java"}\n## Rows\n:::\n\n:::only{edition="python"}\n## Rows\n:::`;

  expect(problemsOf(body, { edition: 'java' })).toBe('');
});

test('reports a level that is skipped', () => {
  expect(problemsOf('### Rows\n\n## Seats\n\n#### Chairs')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The heading "Rows" skips a level: "###" instead of "##".
      Start it with "##".
    content/docs/seats.md:9
      The heading "Chairs" skips a level: "####" instead of "###".
      Start it with "###"."
  `);
});

test.each([
  ['## Book a seat', ['book-a-seat']],
  ['## Book a seat {#seat}', ['seat']],
  ['## Book a seat {#seat aliases="chair  row"}', ['seat', 'chair', 'row']],
  ['## Book `seat`{#seat}', ['seat']],
  ["## What's next?", ['whats-next']],
])('gives %j the ids %j', (heading, ids) => {
  const { page, problems } = render(heading);

  expect(problems).toEqual([]);
  expect(page.anchors).toEqual(ids);
  expect(page.html).not.toContain('{#');
});

test('reports an id that is written wrongly', () => {
  expect(problemsOf('## Book {#a seat}')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The heading ends with "{#a seat}", which is not a valid id.
      Write it like {#new-id} or {#new-id aliases="old-id older-id"}."
  `);
});

test('reports a heading of the first level', () => {
  expect(problemsOf('# Seats')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The guide has a first-level heading.
      Start it with "##"; the title in the front matter is the first level."
  `);
});
