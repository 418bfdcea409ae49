import { dataPath } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { connectionOf, mayPrefetch } from '#runtime/connection.ts';
import type { PageLoader } from './pageLoader.ts';
import { pagePath, type SiteUrl } from './pagePath.ts';
import { prefetchAsset } from './prefetchAsset.ts';

/**
 * The API of `window.docusaurus`; `false` means nothing to do: already done, or a slow connection (behavior
 * prefetch-api).
 */
export interface Prefetcher {
  /** Prefetches the files of the page at a URL. */
  prefetch: (href: string) => Promise<void> | false;
  /** Loads the page at a URL, so a click shows it immediately. */
  preload: (href: string) => Promise<void> | false;
}

export interface PrefetcherOptions {
  window: BrowserWindow;
  site: SiteUrl;
  loader: Pick<PageLoader, 'load'>;
}

/** Loads pages ahead of time, each at most once per tab. */
export function createPrefetcher(options: PrefetcherOptions): Prefetcher {
  const { window, site, loader } = options;
  const prefetched = new Set<string>();
  const preloaded = new Set<string>();

  function wantedPath(href: string): string | undefined {
    if (!mayPrefetch(connectionOf(window))) return undefined;
    const path = pagePath(site, new URL(href, window.location.href));
    return path !== undefined && !preloaded.has(path) ? path : undefined;
  }

  return {
    prefetch(href) {
      const path = wantedPath(href);
      if (path === undefined || prefetched.has(path)) return false;
      prefetched.add(path);
      // Nobody has requested the page yet, so the failure isn't reported.
      return prefetchAsset(window, withBase(site.baseUrl, dataPath(path))).catch(() => undefined);
    },
    preload(href) {
      const path = wantedPath(href);
      if (path === undefined) return false;
      preloaded.add(path);
      return loader.load(path).then(
        () => undefined,
        () => void preloaded.delete(path),
      );
    },
  };
}
