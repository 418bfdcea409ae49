import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { examplePage } from './render.tsx';
import { htmlOf } from '#pipeline/markdown/testing.ts';

test.each([
  [
    'draws controls and text as they are',
    '<label>Seats <input type="number" value="2" disabled></label>',
    '<label>Seats <input type="number" value="2" disabled></label>',
  ],
  [
    'leaves landmarks, headings and links to the guide around it',
    '<main><h1>Tonight</h1><a href="/shows">All shows</a></main>',
    '<div><p class="example-heading">Tonight</p><span class="example-link">All shows</span></div>',
  ],
  [
    'leaves out what would act, look otherwise or clash with the page',
    '<p id="x" class="prose" style="color:red" onclick="a()">One<script>a()</script></p>',
    '<p>One</p>',
  ],
  [
    'draws a field for a password as one that browsers do not fill in',
    '<input type="password">',
    '<input type="text">',
  ],
  [
    'shows images by their alt text',
    '<img src="a.png" alt="The stage">',
    '<span class="example-image">The stage</span>',
  ],
])('%s', (_does, source, drawn) => {
  expect(toHtml(examplePage(source))).toBe(`<div class="example-page" inert>${drawn}</div>`);
});

test('keeps an example apart from the samples that follow it', () => {
  const html = htmlOf('```html example\n<b>1</b>\n```\n\n```ts\n1\n```');

  expect(html).toContain('</figure>\n<div class="sample" data-lang="ts">');
});

test('shows an example above its markup', () => {
  const html = htmlOf('```html example\n<button>Book</button>\n```');

  expect(html).toMatch(/^<figure class="example"><figcaption>.*<button>Book<\/button><\/div>/);
  expect(html).toContain('<div class="sample" data-lang="html">');
});
