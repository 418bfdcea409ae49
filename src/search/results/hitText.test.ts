import { expect, test } from 'vitest';
import { makeHit } from '#search/testing.ts';
import { hitText, hitTitle } from './hitText.ts';

const plain = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

test.each([
  ['lvl1', 'Page', 'Opens tabs.'],
  ['lvl2', 'goto()', 'Page'],
  ['content', 'Opens tabs.', 'Page'],
] as const)('shows a hit of type %s as %j in %j (search-results)', (type, title, path) => {
  const hit = { ...makeHit('1', { lvl1: 'Page', lvl2: 'goto()' }, type), content: 'Opens tabs.' };

  expect(plain(hitText(hit).title)).toBe(title);
  expect(plain(hitText(hit).path)).toBe(path);
});

test('names the member that an option belongs to', () => {
  const levels = { lvl1: 'Page', lvl2: 'Methods', lvl3: 'goto()', lvl4: 'timeout' };
  const option = makeHit('1', levels, 'lvl4');

  expect(
    plain(hitText({ ...option, url: '/docs/api/class-page#page-goto-option-timeout' }).path),
  ).toBe('Page › goto()');
});

test('takes marks from the snippet (search-results)', () => {
  const hit = {
    ...makeHit('1', { lvl1: 'Page', lvl2: 'goto()' }, 'lvl2'),
    _snippetResult: { hierarchy: { lvl2: { value: '<mark>go</mark>to()' } } },
  };

  expect(hitText(hit).title).toEqual([
    { text: 'go', isMatch: true },
    { text: 'to()', isMatch: false },
  ]);
  expect(hitTitle(hit)).toBe('goto()');
});

test('shows plain text as it is written', () => {
  expect(hitTitle(makeHit('1', { lvl1: 'Use &amp; and <mark>' }))).toBe('Use &amp; and <mark>');
});
