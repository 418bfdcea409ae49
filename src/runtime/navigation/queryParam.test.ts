import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryParam, readQueryParam } from './queryParam.ts';
import type { Router } from './router.ts';

const navigate = vi.fn<Router['navigate']>();

beforeEach(() => {
  history.replaceState(null, '', '/search?lang=en&q=old&page=2#hits');
});

function query() {
  return createQueryParam({ window, router: { navigate }, name: 'q' });
}

function gone(): string | undefined {
  const [to] = navigate.mock.calls[0] ?? [];
  return to?.slice(location.origin.length);
}

test.each([
  ['?q=page.goto()', 'page.goto()'],
  ['?lang=en&q=two%20words+more', 'two words more'],
  ['?q=', ''],
  ['?lang=en', ''],
  ['', ''],
])('reads from %s the value "%s" (query-parameter)', (search, value) => {
  expect(readQueryParam(new URL(`https://docs.test/search${search}`), 'q')).toBe(value);
});

test('reads what is in the address bar now (query-parameter)', () => {
  const param = query();
  expect(param.read()).toBe('old');

  history.replaceState(null, '', '/search?q=new');

  expect(param.read()).toBe('new');
});

test('writes by replacing, and leaves other parameters and the hash alone (query-parameter)', () => {
  query().write('a&b');

  expect(gone()).toBe('/search?lang=en&q=a%26b&page=2#hits');
  expect(navigate.mock.calls[0]?.[1]).toEqual({ replace: true });
});

test('pushes when asked to (query-parameter)', () => {
  query().write('new', { push: true });

  expect(navigate.mock.calls[0]?.[1]).toEqual({ replace: false });
});

test('removes the parameter for an empty value (query-parameter)', () => {
  query().write('');

  expect(gone()).toBe('/search?lang=en&page=2#hits');
});

test('goes nowhere for the value that is there (query-parameter)', () => {
  query().write('old');

  expect(navigate).not.toHaveBeenCalled();
});
