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
