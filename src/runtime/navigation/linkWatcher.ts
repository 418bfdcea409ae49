import { NO_PREFETCH } from '#model/noPrefetch.ts';
import { isShown } from '#runtime/isShown.ts';
import { whenIdle } from '#runtime/whenIdle.ts';
import { inAppUrl, linkAt } from './linkClick.ts';
import { pagePath, type SiteUrl } from './pagePath.ts';
import type { Prefetcher } from './prefetch.ts';

export type LinkWatcher = ReturnType<typeof createLinkWatcher>;

/**
 * Prefetches links that scroll into view and preloads those under the pointer or finger (behaviors
 * prefetch-in-view, preload-on-hover).
 */
export function createLinkWatcher(site: SiteUrl, prefetcher: Prefetcher) {
  const observer =
    'IntersectionObserver' in window ? new IntersectionObserver(handleView) : undefined;

  function handleView(entries: readonly IntersectionObserverEntry[]): void {
    const links = entries.flatMap(({ isIntersecting, target }) =>
      // A closed dropdown intersects the viewport, too; its links are loaded when the pointer is over them.
      isIntersecting && isShown(target, { visibilityProperty: true }) ? [target] : [],
    );
    // Only now: each prefetch changes the document, and asking for styles after a change computes them again.
    links.forEach((link) => observer?.unobserve(link));
    load('prefetch', links);
  }

  /** Loads the other pages of the app that links go to. */
  function load(how: keyof Prefetcher, places: readonly (EventTarget | null)[]): void {
    const here = pagePath(site, new URL(location.href));
    for (const place of places) {
      const link = linkAt(place);
      const url = link && inAppUrl(link, site);
      if (url && pagePath(site, url) !== here) void prefetcher[how](url.href);
    }
  }

  function scanNow(): void {
    observer?.disconnect();
    // On a class page most links stay on the page, and never go elsewhere. Samples have links to everything.
    const links = [...document.querySelectorAll('a[href]:not([href^="#"])')].filter(
      (link) => !link.closest(`[${NO_PREFETCH}], pre`),
    );
    if (observer) for (const link of links) observer.observe(link);
    else load('prefetch', links);
  }

  for (const type of ['mouseover', 'touchstart'] as const) {
    document.addEventListener(type, ({ target }) => load('preload', [target]), { passive: true });
  }

  /** Watches the links in the document; call it again after each page change. */
  return { scan: () => whenIdle(window, scanNow) };
}
