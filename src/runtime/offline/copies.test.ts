import { expect, test } from 'vitest';
import { copyKey, savedDate } from './copies.ts';

test.each([
  ['https://docs.example/', 'https://docs.example/'],
  ['https://docs.example/index.html', 'https://docs.example/'],
  ['https://docs.example/docs/intro?q=x#y', 'https://docs.example/docs/intro'],
  ['https://docs.example/docs/intro.html', 'https://docs.example/docs/intro'],
  ['https://docs.example/sub/python/', 'https://docs.example/sub/python'],
])('keeps %s as %s', (url, key) => {
  expect(copyKey(url)).toBe(key);
});

test('says on which day a copy was saved', () => {
  const headers = { 'X-Saved': '2026-11-18T12:00:00.000Z' };

  expect(savedDate(new Response('', { headers }))).toBe('November 18, 2026');
});
