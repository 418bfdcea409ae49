import { expect, test } from 'vitest';
import { fileOf, linkPattern } from './benchSite.ts';

test('finds the file of a page, or suggests another page', () => {
  const pages = new Map([['/docs/intro', { file: 'docs/intro.html', size: 1 }]]);

  expect(fileOf({ folder: 'dist', pages }, '/docs/intro')).toBe('docs/intro.html');
  expect(() => fileOf({ folder: 'dist', pages }, '/docs/into')).toThrow(
    'There is no page "/docs/into" in dist. Did you mean "/docs/intro"?',
  );
});

test.each([
  '<a class="x" href="/docs/intro">',
  '<a href=/docs/intro>',
  '<a href="/docs/intro/">',
  "<a href='/docs/intro.html'>",
])('finds the link in %s', (html) => {
  expect(linkPattern('/docs/intro').test(html)).toBe(true);
});

test.each([
  '<a href="/docs/introduction">',
  '<a href="/python/docs/intro">',
  '<link href="/docs/intro">',
])('sees no link in %s', (html) => {
  expect(linkPattern('/docs/intro').test(html)).toBe(false);
});

test('finds the link to the home page', () => {
  expect(linkPattern('/').test('<a href="/">')).toBe(true);
  expect(linkPattern('/').test('<a href="/docs">')).toBe(false);
});
