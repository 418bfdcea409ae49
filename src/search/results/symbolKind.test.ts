import { expect, test } from 'vitest';
import { makeHit } from '#search/testing.ts';
import { symbolKind } from './symbolKind.ts';

test.each([
  ['class', '/docs/api/class-page', 'Page'],
  ['method', '/docs/api/class-page#page-goto', 'goto()'],
  ['property', '/python/docs/next/api/class-page#page-url', 'url'],
  ['event', '/docs/api/class-page#page-event-popup', 'popup'],
  ['option', '/docs/api/class-page#page-goto-option-timeout', 'timeout'],
  ['flag', '/docs/running-tests#headed', '--headed'],
  [undefined, '/docs/api/class-page#methods', 'Methods'],
  [undefined, '/docs/api/class-test#how-it-works', 'How it works'],
  [undefined, '/docs/intro', 'Installation'],
])('calls %s what is at %s', (kind, path, title) => {
  const type = path.includes('#') ? 'lvl2' : 'lvl1';
  const hit = makeHit('x', { lvl1: title, lvl2: title }, type);

  expect(symbolKind({ ...hit, url: `https://playbill.example${path}` })).toBe(kind);
});

test('calls no text a symbol', () => {
  const hit = makeHit('x', {}, 'content');

  expect(symbolKind({ ...hit, url: '/docs/api/class-page' })).toBeUndefined();
});
