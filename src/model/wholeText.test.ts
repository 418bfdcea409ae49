import { expect, test } from 'vitest';
import { cutText, encodeText, wellFormed } from './wholeText.ts';

test('replaces halves of characters, and nothing else', () => {
  expect(wellFormed('a\ud800b\udc00😀')).toBe('a\ufffdb\ufffd😀');
});

test.each([
  ['seat', 9, 'seat'],
  ['seat', 2, 'se'],
  ['a😀', 2, 'a'],
  ['a😀', 3, 'a😀'],
  ['\ud800\ud800', 1, '\ufffd'],
])('cuts %j at %i', (text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut);
});

test('encodes what encodeURIComponent refuses', () => {
  expect(encodeText('a b\ud800')).toBe('a%20b%EF%BF%BD');
});
