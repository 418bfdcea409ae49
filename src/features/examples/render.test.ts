import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { examplePage } from './render.tsx';
import { htmlOf } from '#pipeline/markdown/testing.ts';

const drawn = (markup: string) => toHtml(examplePage(markup));

test('draws controls and text as they are, out of reach', () => {
  expect(drawn('<label>Seats <input type="number" value="2" disabled></label>')).toBe(
    '<div class="example-page" inert><label>Seats <input type="number" value="2" disabled></label></div>',
  );
});

test('leaves landmarks, headings and links to the guide around it', () => {
  expect(drawn('<main><h1>Tonight</h1><a href="/shows">All shows</a></main>')).toBe(
    '<div class="example-page" inert><div><p class="example-heading">Tonight</p><span class="example-link">All shows</span></div></div>',
  );
});

test('leaves out what would act, look otherwise or clash with the page', () => {
  expect(
    drawn('<p id="x" class="prose" style="color:red" onclick="a()">One<script>a()</script></p>'),
  ).toBe('<div class="example-page" inert><p>One</p></div>');
});

test('draws a field for a password as one that browsers do not fill in', () => {
  expect(drawn('<input type="password">')).toContain('<input type="text">');
});

test('shows images by their alt text', () => {
  expect(drawn('<img src="a.png" alt="The stage">')).toBe(
    '<div class="example-page" inert><span class="example-image">The stage</span></div>',
  );
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
