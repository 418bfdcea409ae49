import { dataPath } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import type { PageLoader } from './pageLoader.ts';
import { pagePath, type SiteUrl } from './pagePath.ts';
import { prefetchAsset } from './prefetchAsset.ts';
import { isSlowConnection } from './slowConnection.ts';

export type Prefetcher = ReturnType<typeof createPrefetcher>;

/**
 * Loads pages ahead of time, each at most once per tab. This is the API of `window.docusaurus`; `false` means nothing to
 * do: already done, or a slow connection (behavior prefetch-api).
 */
export function createPrefetcher(site: SiteUrl, loader: Pick<PageLoader, 'load'>) {
  const prefetched = new Set<string>();
  const preloaded = new Set<string>();

  function wantedPath(href: string): string | undefined {
    if (isSlowConnection()) return undefined;
    const path = pagePath(site, new URL(href, location.href));
    return path !== undefined && !preloaded.has(path) ? path : undefined;
  }

  return {
    /** Prefetches the files of the page at a URL. */
    prefetch(href: string): Promise<void> | false {
      const path = wantedPath(href);
      if (path === undefined || prefetched.has(path)) return false;
      prefetched.add(path);
      // Nobody has requested the page yet, so the failure isn't reported.
      return prefetchAsset(withBase(site.baseUrl, dataPath(path))).catch(() => undefined);
    },
    /** Loads the page at a URL, so a click shows it immediately. */
    preload(href: string): Promise<void> | false {
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
