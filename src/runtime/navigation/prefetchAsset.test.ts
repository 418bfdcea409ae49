import { afterEach, expect, test, vi } from 'vitest';
import { prefetchAsset } from './prefetchAsset.ts';

const requests: FakeRequest[] = [];

class FakeRequest {
  status = 0;
  withCredentials = false;
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  open = vi.fn();
  send = vi.fn();
  constructor() {
    requests.push(this);
  }
}

afterEach(() => {
  requests.length = 0;
  document.head.innerHTML = '';
});

function stubSupport(supports: () => boolean): void {
  // The global `DOMTokenList` is not there in every environment; its prototype is.
  const { relList } = document.createElement('link');
  const prototype = Object.getPrototypeOf(relList) as DOMTokenList;
  vi.spyOn(prototype, 'supports').mockImplementation(supports);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}

test('adds a link element and waits for it (prefetch-in-view)', async () => {
  stubSupport(() => true);

  const done = prefetchAsset('/data/docs/intro.json');
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=prefetch]')!;
  link.dispatchEvent(new Event('load'));

  await expect(done).resolves.toBeUndefined();
  expect(link.getAttribute('href')).toBe('/data/docs/intro.json');
  expect(requests).toEqual([]);
});

test.each([
  ['is not supported', () => false],
  [
    'cannot be asked for',
    () => {
      throw new TypeError('no list of supported tokens');
    },
  ],
])(
  'sends a request with credentials where prefetching %s (prefetch-fallback)',
  async (_what, supports) => {
    stubSupport(supports);

    const done = prefetchAsset('/data/docs/intro.json');
    const request = requests[0]!;
    request.status = 200;
    request.onload();

    await expect(done).resolves.toBeUndefined();
    expect(request.open).toHaveBeenCalledExactlyOnceWith('GET', '/data/docs/intro.json', true);
    expect(request.withCredentials).toBe(true);
    expect(request.send).toHaveBeenCalledOnce();
    expect(document.head.querySelector('link')).toBeNull();
  },
);

test('counts no other status than 200 as success (prefetch-fallback)', async () => {
  stubSupport(() => false);

  const done = prefetchAsset('/gone.json');
  requests[0]!.status = 404;
  requests[0]!.onload();

  await expect(done).rejects.toThrow('Prefetching /gone.json failed.');
});
