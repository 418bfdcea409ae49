import { NO_PREFETCH } from '#model/noPrefetch.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { whenIdle } from '#runtime/whenIdle.ts';
import { inAppUrl, linkAt } from './linkClick.ts';
import { pagePath, type SiteUrl } from './pagePath.ts';
import type { Prefetcher } from './prefetch.ts';

export interface LinkWatcher {
  /** Watches the links in the document; call it again after each page change. */
  scan: () => void;
  dispose: () => void;
}

export interface LinkWatcherOptions {
  window: BrowserWindow;
  site: SiteUrl;
  prefetcher: Prefetcher;
}

/**
 * Prefetches links that scroll into view and preloads those under the pointer or finger (behaviors
 * prefetch-in-view, preload-on-hover).
 */
export function createLinkWatcher({ window, site, prefetcher }: LinkWatcherOptions): LinkWatcher {
  const { document, location } = window;
  const listeners = new AbortController();
  const observer = 'IntersectionObserver' in window ? createObserver() : undefined;

  function createObserver(): IntersectionObserver {
    return new window.IntersectionObserver((entries, self) => {
      const shown = entries.flatMap(({ isIntersecting, target }) =>
        isIntersecting && isShown(target) ? [target] : [],
      );
      // Only now: each prefetch changes the document, and asking for styles after a change computes them again.
      shown.forEach((link) => self.unobserve(link));
      prefetch(shown);
    });
  }

  /** The URLs of other pages of the app that links go to. */
  function urlsOf(places: readonly (EventTarget | null)[]): string[] {
    const here = pagePath(site, new URL(location.href));
    return places.flatMap((place) => {
      const link = linkAt(place);
      const url = link && inAppUrl(link, site);
      return url && pagePath(site, url) !== here ? [url.href] : [];
    });
  }

  function prefetch(links: readonly Element[]): void {
    for (const href of urlsOf(links)) void prefetcher.prefetch(href);
  }

  function preload({ target }: Event): void {
    for (const href of urlsOf([target])) void prefetcher.preload(href);
  }

  function scanNow(): void {
    if (signal.aborted) return;
    observer?.disconnect();
    // On a class page most links stay on the page, and never go elsewhere.
    const links = [...document.querySelectorAll('a[href]:not([href^="#"])')].filter(
      (link) => !link.closest(`[${NO_PREFETCH}]`),
    );
    if (observer) for (const link of links) observer.observe(link);
    else prefetch(links);
  }

  const { signal } = listeners;
  document.addEventListener('mouseover', preload, { passive: true, signal });
  document.addEventListener('touchstart', preload, { passive: true, signal });

  return {
    scan() {
      whenIdle(window, scanNow);
    },
    dispose() {
      observer?.disconnect();
      listeners.abort();
    },
  };
}

/** A closed dropdown intersects the viewport, too; its links are loaded when the pointer is over them. */
function isShown(element: Element): boolean {
  // Old browsers can't tell; a few more files do no harm.
  const { checkVisibility } = element as Partial<Element>;
  return checkVisibility?.call(element, { visibilityProperty: true }) ?? true;
}
