import { afterEach, expect, test, vi } from 'vitest';
import { askApi, isFromApi, readApi } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, type: string) =>
  new Response('{"message":"No."}', { status, headers: { 'content-type': type } });

test.each([
  [200, 'application/json', true],
  [404, 'application/json', true],
  [503, '', true],
  [200, 'text/html; charset=utf-8', false],
  [404, 'text/plain', false],
  [405, '', false],
])('takes %i with type "%s" for an answer of the API: %s', (status, type, expected) => {
  expect(isFromApi(answer(status, type))).toBe(expected);
});

test('asks a service worker only if the network does not know the API', async () => {
  const controller = {};
  const register = vi.fn(() => Promise.resolve());
  const workers = { controller, register, addEventListener: vi.fn() };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: workers });
  const fetch = vi.fn(() => Promise.resolve(answer(200, 'application/json')));
  vi.stubGlobal('fetch', fetch);

  await askApi('shows');
  expect(register).not.toHaveBeenCalled();

  fetch.mockResolvedValueOnce(answer(404, 'text/html'));
  expect((await askApi('shows')).status).toBe(200);
  expect(register).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('reports errors in the words of the API', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer(503, 'application/json')));

  await expect(readApi('shows')).rejects.toThrow('No.');
});
