import { expect, test } from 'vitest';
import { inAppUrl, isHashLink, isPlainClick, linkAt, type ClickFacts } from './linkClick.ts';
import { EDITIONS } from './testing.ts';

const site = { origin: 'https://docs.test', baseUrl: '/', editions: EDITIONS };
const link = (href: string, attributes: object = {}) =>
  Object.assign(document.createElement('a'), { href, ...attributes });
const INTRO = 'https://docs.test/docs/intro';
const click: ClickFacts = {
  button: 0,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

test.each([
  'https://docs.test/docs/intro',
  'https://docs.test/docs/intro.html?q=a#b',
  'https://docs.test/',
  'https://docs.test/docs/v1.56',
])('follows %s inside the app (link-kinds)', (href) => {
  expect(inAppUrl(link(href), site)?.href).toBe(href);
});

test.each([
  'https://other.test/docs/intro',
  'http://docs.test/docs/intro',
  'mailto:someone@docs.test',
  'https://',
  'https://docs.test/docs/intro.md',
  'https://docs.test/llms.txt',
  'https://docs.test/sitemap.xml',
  'https://docs.test/data/docs/intro.json',
  'https://docs.test/images/a.png',
])('leaves %s to the browser (link-kinds)', (href) => {
  expect(inAppUrl(link(href), site)).toBeUndefined();
});

test('leaves URLs outside the base URL to the browser (link-kinds)', () => {
  const sub = { ...site, baseUrl: '/sub/' };

  expect(inAppUrl(link(INTRO), sub)).toBeUndefined();
  expect(inAppUrl(link('https://docs.test/subway'), sub)).toBeUndefined();
  expect(inAppUrl(link('https://docs.test/sub/docs/intro'), sub)).toBeDefined();
});

test('leaves downloads and links with a target to the browser (link-click)', () => {
  expect(inAppUrl(link(INTRO, { download: 'intro' }), site)).toBeUndefined();
  expect(inAppUrl(link(INTRO, { target: '_blank' }), site)).toBeUndefined();
  expect(inAppUrl(link(INTRO, { target: '_self' }), site)).toBeDefined();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { shiftKey: true },
  { button: 1 },
  { defaultPrevented: true },
])('leaves a click with %o to the browser (link-click)', (facts) => {
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, ...facts })).toBe(false);
});

test.each([
  ['https://docs.test/a#x', 'https://docs.test/a', true],
  ['https://docs.test/a#x', 'https://docs.test/a#x', true],
  ['https://docs.test/a#', 'https://docs.test/a', true],
  ['https://docs.test/a', 'https://docs.test/a#x', false],
  ['https://docs.test/a?q=1#x', 'https://docs.test/a', false],
  ['https://docs.test/b#x', 'https://docs.test/a', false],
])('detects whether %s only moves within %s (same-page-hash)', (to, from, expected) => {
  expect(isHashLink(new URL(to), new URL(from))).toBe(expected);
});

test('finds the link around the clicked element', () => {
  document.body.innerHTML = '<a href="https://docs.test/x"><b>Bold</b></a><i>Other</i>';

  expect(linkAt(document.querySelector('b'))?.href).toBe('https://docs.test/x');
  expect(linkAt(document.querySelector('i'))).toBeUndefined();
  expect(linkAt(document)).toBeUndefined();
});
