import { expect, test } from 'vitest';
import { testSite } from './markdown/testing.ts';
import { createVersionMark } from './versionMark.ts';

const markOf = (name: string) =>
  createVersionMark(
    testSite.versions.find((version) => version.name === name)!,
    testSite,
  );
const current = markOf('current');
const stable = markOf('stable');

/** A tree with a link in each place where there can be one. */
const treeWith = (url: string) => ({
  type: 'root',
  children: [
    { type: 'link', url, children: [{ type: 'text', value: url }] },
    { type: 'markup', element: { properties: { href: url } }, plain: [] },
  ],
});

test.each([
  ['/sub/docs/next/intro#x', '/sub/docs/intro#x'],
  ['/sub/python/docs/next/api/class-page', '/sub/python/docs/api/class-page'],
])('makes %s and %s the same, and puts the version back', (ofCurrent, ofStable) => {
  const marked = stable.markUrl(ofStable);

  expect(current.markUrl(ofCurrent)).toBe(marked);
  expect(current.settle(`<a href="${marked}">`)).toBe(`<a href="${ofCurrent}">`);
  expect(stable.settle(`<a href="${marked}">`)).toBe(`<a href="${ofStable}">`);
});

test.each(['https://docs.example/docs/intro', '/sub/community/welcome', '#rows', '/sub/docs'])(
  'leaves %s as it is',
  (url) => {
    expect(current.markUrl(url)).toBe(url);
    expect(stable.markUrl(url)).toBe(url);
  },
);

test('leaves links to the other version as they are', () => {
  expect(stable.markUrl('/sub/docs/next/intro')).toBe('/sub/docs/next/intro');
  expect(current.markUrl('/sub/docs/intro')).toBe('/sub/docs/intro');
});

test('marks the links of a tree, not its texts, and changes nothing that other trees share', () => {
  const tree = treeWith('/sub/docs/intro');
  const marked = stable.markTree(tree);

  expect(marked).not.toEqual(tree);
  expect(JSON.stringify(marked).match(/versionOfThisPage/g)).toHaveLength(2);
  expect(tree).toEqual(treeWith('/sub/docs/intro'));
  expect(stable.markTree(treeWith('#rows').children)).toEqual(treeWith('#rows').children);
});
