import { afterEach, expect, test, vi } from 'vitest';
import { prefetchFrame } from './prefetchFrame.ts';

const prefetch = vi.hoisted(() => ({ asset: vi.fn(() => Promise.resolve()) }));
vi.mock('#runtime/navigation/prefetchAsset.ts', () => ({ prefetchAsset: prefetch.asset }));

afterEach(() => {
  vi.unstubAllGlobals();
  prefetch.asset.mockClear();
});

test.each([
  ['4g', ['/assets/react.js', '/assets/shell.js']],
  ['2g', []],
])('prefetches the code on a connection of %s: %j (slow-connection)', (effectiveType, expected) => {
  document.documentElement.dataset.frameScripts = '/assets/react.js /assets/shell.js';
  vi.stubGlobal('requestIdleCallback', (action: () => void) => action());
  vi.stubGlobal('navigator', { connection: { effectiveType } });

  prefetchFrame(window);

  const calls = prefetch.asset.mock.calls as unknown as [unknown, string][];
  expect(calls.map(([, url]) => url)).toEqual(expected);
});
