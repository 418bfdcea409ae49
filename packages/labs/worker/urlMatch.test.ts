import { expect, test, vi } from 'vitest';
import { matchUrls, type UrlQuestion } from './urlMatch.ts';

const match = (question: Partial<UrlQuestion>) =>
  matchUrls({ kind: 'glob', pattern: '', baseURL: '', urls: [], ...question });

const matching = (question: Partial<UrlQuestion>) =>
  match(question).results.flatMap(({ url, matches }) => (matches.request ? [url] : []));

test('shows the regular expression of a glob', () => {
  expect(match({ pattern: '**/a?b' }).regex).toBe('/^(.*)\\/a\\?b$/');
});

test('resolves a glob against the base URL, for web sockets too', () => {
  const urls = ['https://a.example/b/c', 'wss://a.example/b/c', 'https://a.example/c'];

  expect(matching({ pattern: './c', baseURL: 'https://a.example/b/', urls })).toEqual(
    urls.slice(0, 2),
  );
});

test.each(['/SEATS/gi', 'seats'])('tests each URL with the regular expression %s', (pattern) => {
  const urls = ['https://a.example/seats', 'https://b.example/seats', 'https://a.example/'];

  expect(matching({ kind: 'regex', pattern, urls })).toEqual(urls.slice(0, 2));
});

test('tests what the browser sends, and for pages the fragment, too', () => {
  const urls = ['https://A.example:443/b/../a b#h'];

  expect(match({ pattern: '**/a%20b', urls }).results).toEqual([
    {
      url: urls[0],
      sent: 'https://a.example/a%20b',
      matches: { request: true, page: false },
    },
  ]);
});

test('throws the message of the engine for an invalid pattern', () => {
  expect(() => match({ pattern: '{a' })).toThrow('Invalid regular expression');
});

test('gives a sign of life for each URL', () => {
  const alive = vi.fn();
  matchUrls(
    {
      kind: 'glob',
      pattern: '**',
      baseURL: '',
      urls: ['https://a.example/', 'https://b.example/'],
    },
    alive,
  );

  expect(alive).toHaveBeenCalledTimes(2);
});
