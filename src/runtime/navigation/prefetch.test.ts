import { afterEach, expect, test, vi } from 'vitest';
import { EDITIONS, loadedPage } from './testing.ts';
import { createPrefetcher } from './prefetch.ts';

const prefetchAsset = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./prefetchAsset.ts', () => ({ prefetchAsset }));

const site = { origin: location.origin, baseUrl: '/sub/', editions: EDITIONS };

afterEach(() => {
  setConnection(undefined);
});

function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function setUp() {
  const load = vi.fn((path: string) => Promise.resolve(loadedPage(path)));
  const prefetcher = createPrefetcher(site, { load });
  return { prefetcher, load };
}

test('prefetches the files of a page once, however its URL is spelled (prefetch-in-view)', async () => {
  const { prefetcher } = setUp();

  await prefetcher.prefetch('/sub/python/docs/intro');
  await prefetcher.prefetch('/sub/python/docs/library');

  expect(prefetcher.prefetch('/sub/python/docs/Intro.html#x')).toBe(false);
  expect(prefetchAsset.mock.calls).toEqual([
    ['/sub/data/python/docs/intro.json'],
    ['/sub/data/python/docs/library.json'],
  ]);
});

test('swallows failures of prefetching (prefetch-in-view)', async () => {
  const { prefetcher } = setUp();
  prefetchAsset.mockRejectedValueOnce(new Error('offline'));

  await expect(prefetcher.prefetch('/sub/docs/intro')).resolves.toBeUndefined();
});

test('loads a page once on preload, and never prefetches it afterwards (prefetch-api)', async () => {
  const { prefetcher, load } = setUp();

  await prefetcher.preload('/sub/docs/intro');

  expect(prefetcher.preload('/sub/docs/intro')).toBe(false);
  expect(prefetcher.prefetch('/sub/docs/intro')).toBe(false);
  expect(load).toHaveBeenCalledExactlyOnceWith('/docs/intro');
});

test('swallows a failed preload and tries again', async () => {
  const { prefetcher, load } = setUp();
  load.mockRejectedValueOnce(new Error('offline'));

  await expect(prefetcher.preload('/sub/docs/intro')).resolves.toBeUndefined();
  await prefetcher.preload('/sub/docs/intro');

  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])(
  'prefetches and preloads on a connection with %o: %s (slow-connection)',
  (connection, isDone) => {
    setConnection(connection);
    const { prefetcher, load } = setUp();

    expect(prefetcher.prefetch('/sub/docs/intro') !== false).toBe(isDone);
    expect(prefetcher.preload('/sub/docs/intro') !== false).toBe(isDone);
    expect([prefetchAsset, load].map(({ mock }) => mock.calls.length > 0)).toEqual([
      isDone,
      isDone,
    ]);
  },
);

test.each(['https://other.test/', '/docs/intro', '/sub/docs/intro.md'])(
  'skips %s (prefetch-in-view)',
  (url) => {
    const { prefetcher } = setUp();

    expect(prefetcher.prefetch(url)).toBe(false);
    expect(prefetcher.preload(url)).toBe(false);
  },
);
