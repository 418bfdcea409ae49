import { expect, test } from 'vitest';
import type { PageList } from '#model/page.ts';
import { suggestPages } from './suggestPages.ts';

const site = {
  editions: [
    { id: 'nodejs', prefix: '/', label: 'Node.js' },
    { id: 'python', prefix: '/python/', label: 'Python' },
  ],
  versions: [
    { name: 'current', label: 'Next', path: 'next', package: '2' },
    { name: 'stable', label: 'stable', path: '', package: '1' },
  ],
} as const;

const pages: PageList = [
  ['/docs/labs/locators', 'Locator lab'],
  ['/docs/locators', 'Locators'],
  ['/docs/other-locators', 'Other locators'],
  ['/docs/intro', 'Installation'],
  ['/docs/next/agents', 'Agents'],
  ['/docs/next/locators', 'Locators'],
  ['/python/docs/locators', 'Locators'],
  ['/community/welcome', 'Welcome'],
];

const paths = (path: string) => {
  const { elsewhere, near } = suggestPages(site, path, pages);
  return { elsewhere: elsewhere.map(({ path }) => path), near: near.map(({ path }) => path) };
};

test('offers pages of the same edition and version with a similar name (not-found-page)', () => {
  const near = ['/docs/locators', '/docs/labs/locators', '/docs/other-locators'];

  expect(paths('/docs/locatorz').near).toEqual(near.slice(0, 2));
  expect(paths('/docs/locator')).toEqual({ elsewhere: [], near });
  expect(paths('/docs/zzzzzz')).toEqual({ elsewhere: [], near: [] });
});

test('offers the same page in other editions and versions (not-found-page)', () => {
  expect(paths('/python/docs/agents').elsewhere).toEqual(['/docs/next/agents']);
  expect(suggestPages(site, '/docs/agents', pages).elsewhere).toMatchObject([
    { path: '/docs/next/agents', title: 'Agents', edition: 'Node.js', version: 'Next' },
  ]);
});

test('finds a page whose URL lacks a part (not-found-page)', () => {
  expect(paths('/community/welcom').near).toEqual(['/community/welcome']);
  expect(paths('/locators').near).toEqual([
    ...['/docs/locators', '/docs/labs/locators', '/docs/other-locators'],
  ]);
  expect(paths('/python/locators').near).toEqual(['/python/docs/locators']);
  expect(paths('/').near).toEqual([]);
});
