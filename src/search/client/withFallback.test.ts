import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResponse, SearchClient } from '#model/search.ts';
import { makeResponse, requestFor } from '#search/testing.ts';
import { withFallback, type HostedClient } from './withFallback.ts';

const request = requestFor('click');

function localWith(
  search: SearchClient['search'] = () => Promise.resolve(makeResponse([], { source: 'local' })),
) {
  return { search: vi.fn(search), warmUp: vi.fn(), onUpdate: vi.fn(() => () => undefined) };
}

/** A service that responds after as many milliseconds as the test says. */
function serviceTaking(delay: { ms: number }) {
  return () =>
    Promise.resolve({
      search: () =>
        new Promise<SearchResponse>((resolve) => {
          setTimeout(() => resolve(makeResponse([], { source: 'hosted' })), delay.ms);
        }),
    });
}

const clientOf = (loadHosted: () => Promise<HostedClient>, local: SearchClient, timeoutMs = 2000) =>
  withFallback({ loadHosted, local, timeoutMs });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  [900, undefined],
  [9999, 10_000],
])('lets the service respond after %i ms, if the limit is %s', async (ms, timeoutMs) => {
  const local = localWith();
  const response = clientOf(serviceTaking({ ms }), local, timeoutMs).search(request);
  await vi.runAllTimersAsync();

  expect((await response).source).toBe('hosted');
  expect(local.search).not.toHaveBeenCalled();
});

test('responds from the index when the service fails, and says so once', async () => {
  const local = localWith();
  const failure = new Error('Not for you');
  const client = clientOf(() => Promise.resolve({ search: () => Promise.reject(failure) }), local);

  expect((await client.search(request)).source).toBe('fallback');
  expect((await client.search(request)).source).toBe('fallback');

  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
});

test('responds from the index when the code of the service does not load, and tries it again', async () => {
  const load = vi
    .fn(serviceTaking({ ms: 0 }))
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
  const client = clientOf(load, localWith());

  const first = await client.search(request);
  const second = client.search(request);
  await vi.runAllTimersAsync();

  expect(first.source).toBe('fallback');
  expect((await second).source).toBe('hosted');
});

test('rejects when nobody can respond, with both reasons', async () => {
  const reasons = [new Error('service'), new Error('index')];
  const client = clientOf(
    () => Promise.reject(reasons[0]!),
    localWith(() => Promise.reject(reasons[1]!)),
  );

  await expect(client.search(request)).rejects.toMatchObject({ errors: reasons });
});

test('loads the index after 1 s and falls back to it after 2 s without a response', async () => {
  const local = localWith();
  const response = clientOf(serviceTaking({ ms: 60_000 }), local).search(request);

  await vi.advanceTimersByTimeAsync(999);
  expect(local.warmUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(local.warmUp).toHaveBeenCalledWith(request.scope);
  await vi.advanceTimersByTimeAsync(999);
  expect(local.search).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect((await response).source).toBe('fallback');
});

test('waits less for a slow service until it is fast again', async () => {
  const delay = { ms: 3000 };
  const client = clientOf(serviceTaking(delay), localWith());
  const sourceAfter = async (ms: number) => {
    let source: string | undefined;
    void client.search(request).then((response) => {
      source = response.source;
    });
    await vi.advanceTimersByTimeAsync(ms);
    return source;
  };

  expect(await sourceAfter(2000)).toBe('fallback');
  expect(await sourceAfter(300)).toBe('fallback');
  await vi.runAllTimersAsync();
  expect(await sourceAfter(300)).toBe('fallback');

  delay.ms = 800;
  expect(await sourceAfter(300)).toBe('fallback');
  await vi.runAllTimersAsync();
  expect(await sourceAfter(800)).toBe('hosted');
});

test('leaves the index alone as long as the service may connect', async () => {
  const local = localWith();
  await Promise.all([
    clientOf(serviceTaking({ ms: 900 }), local).search(request),
    vi.runAllTimersAsync(),
  ]);

  expect(local.warmUp).not.toHaveBeenCalled();
});

test('loads the service beforehand, and passes on that the index grew', () => {
  const load = vi.fn(serviceTaking({ ms: 0 }));
  const local = localWith();
  const client = clientOf(load, local);
  const listener = () => undefined;

  client.warmUp(request.scope);
  client.onUpdate?.(listener);

  expect(load).toHaveBeenCalledOnce();
  expect(local.warmUp).not.toHaveBeenCalled();
  expect(local.onUpdate).toHaveBeenCalledWith(listener);
});
