import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { connectionOf, mayPrefetch } from '#runtime/connection.ts';
import { prefetchAsset } from '#runtime/navigation/prefetchAsset.ts';
import { whenIdle } from '#runtime/whenIdle.ts';

/** Brings the code of the frame into the cache without running it, unless the connection is slow. */
export function prefetchFrame(window: BrowserWindow): void {
  const { frameScripts = '' } = window.document.documentElement.dataset;
  if (!mayPrefetch(connectionOf(window))) return;
  whenIdle(window, () => {
    for (const url of frameScripts.split(' ').filter(Boolean)) {
      // Without it the first input loads the code.
      prefetchAsset(window, url).catch(() => undefined);
    }
  });
}
