import { expect, test } from 'vitest';
import { linkPattern } from './findSource.ts';

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
