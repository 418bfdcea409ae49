import { expect, test } from 'vitest';
import { htmlOf, problemsOf, render } from './testing.ts';

test.each([
  'The box office opens at 10:30.',
  'Open localhost:3000 first.',
  'Import node:fs here.',
  'Ratio 3:4:5, and:so on.',
])('leaves "%s" as it is', (prose) => {
  expect(problemsOf(prose)).toBe('');
  expect(htmlOf(prose)).toBe(`<p>${prose}</p>`);
});

test('leaves URLs with a port alone', () => {
  expect(htmlOf('See http://localhost:3000/basket.')).toContain(
    'href="http://localhost:3000/basket"',
  );
});

test('suggests the directive that a misspelled one means', () => {
  const body = ':::tipp\nBook early.\n:::\n\n:aip[Page.goto]';

  expect(problemsOf(body)).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      There is no directive ":::tipp".
      Did you mean ":::tip"? The directives are :::note, :::tip, :::info, :::warning, :::danger, :::details, :::lookup, :::breaking, :::deprecated, :::only, ::videos, ::ambassadors, ::error-log, ::url-patterns, ::browser-builds, ::devices, ::command-line, ::lab, ::release, ::release-api, ::documented, ::upgrade, ::edition-matrix and :api.
    content/docs/seats.md:9
      There is no directive ":aip".
      Did you mean ":api"? The directives are :::note, :::tip, :::info, :::warning, :::danger, :::details, :::lookup, :::breaking, :::deprecated, :::only, ::videos, ::ambassadors, ::error-log, ::url-patterns, ::browser-builds, ::devices, ::command-line, ::lab, ::release, ::release-api, ::documented, ::upgrade, ::edition-matrix and :api."
  `);
});

test('suggests the number of colons', () => {
  expect(problemsOf('::tip[Early birds]\n\nUse :note[this].')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      There is no directive "::tip".
      Did you mean ":::tip"? The directives are :::note, :::tip, :::info, :::warning, :::danger, :::details, :::lookup, :::breaking, :::deprecated, :::only, ::videos, ::ambassadors, ::error-log, ::url-patterns, ::browser-builds, ::devices, ::command-line, ::lab, ::release, ::release-api, ::documented, ::upgrade, ::edition-matrix and :api.
    content/docs/seats.md:7
      There is no directive ":note".
      Did you mean ":::note"? The directives are :::note, :::tip, :::info, :::warning, :::danger, :::details, :::lookup, :::breaking, :::deprecated, :::only, ::videos, ::ambassadors, ::error-log, ::url-patterns, ::browser-builds, ::devices, ::command-line, ::lab, ::release, ::release-api, ::documented, ::upgrade, ::edition-matrix and :api."
  `);
});

test('refuses attributes where there are none', () => {
  expect(problemsOf(':::tip{title="Early birds"}\nBook early.\n:::')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The directive "tip" does not support the attribute "title".
      Remove it; only ":::only", "::videos", "::command-line", "::lab", "::release" and "::release-api" have attributes."
  `);
});

test('still shows the content of an unknown directive', () => {
  const { html, markdown } = render('::seat[A1]\n\nTake :seat[A2].\n\n:::box\nFull.\n:::').page;

  expect(html).toContain('<p>::seat[A1]</p>');
  expect(html).toContain('<p>Take :seat[A2].</p>');
  expect(markdown).toContain('Full.');
});
