import { expect, test } from 'vitest';
import { EDITIONS } from './testing.ts';
import { pagePath } from './pagePath.ts';

const site = { origin: 'https://docs.test', baseUrl: '/sub/', editions: EDITIONS };

test.each([
  ['/sub/', '/'],
  ['/sub', '/'],
  ['/sub/index.html', '/'],
  ['/sub/python', '/python/'],
  ['/sub/docs/intro/', '/docs/intro'],
  ['/sub/DOCS/Intro', '/docs/intro'],
  ['/sub/docs/intro.html', '/docs/intro'],
  ['/sub/docs/intro/index.html', '/docs/intro'],
  ['/sub/docs/%69ntro?q=1#x', '/docs/intro'],
  ['/sub/docs/%E0', '/docs/%e0'],
])('reads %s as the page %s (html-suffix)', (url, path) => {
  expect(pagePath(site, new URL(url, site.origin))).toBe(path);
});

test.each(['/docs/intro', '/sub/docs/intro.md', 'https://other.test/sub/'])(
  'finds no page at %s',
  (url) => {
    expect(pagePath(site, new URL(url, site.origin))).toBeUndefined();
  },
);
