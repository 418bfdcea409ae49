import { invariant } from '#model/invariant.ts';
import type { SearchClient } from '#model/search.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { createLinkWatcher } from '#runtime/navigation/linkWatcher.ts';
import { loadWhenOnline } from '#runtime/navigation/loadWhenOnline.ts';
import { loadWhileHere } from '#runtime/navigation/loadWhileHere.ts';
import type { LoadedPage, PageLoader } from '#runtime/navigation/pageLoader.ts';
import { pagePath } from '#runtime/navigation/pagePath.ts';
import { createPrefetcher } from '#runtime/navigation/prefetch.ts';
import { createRouter } from '#runtime/navigation/router.ts';
import type { ScrollKeeper } from '#runtime/navigation/scroll.ts';
import { createPreferredVersion } from '#runtime/preferredVersion.ts';
import { createStorage } from '#runtime/storage.ts';
import { createPageView } from './pageView.ts';

/** What behaviors and islands work with. */
export type App = ReturnType<typeof createApp>;

export interface AppOptions {
  window: BrowserWindow;
  loader: PageLoader;
  scroll: ScrollKeeper;
  /** The served page. */
  page: LoadedPage;
}

export function createApp({ window, loader, scroll, page }: AppOptions) {
  const { baseUrl, editions, versions } = page.frame.site;
  const site = { origin: window.location.origin, baseUrl, editions };
  const storage = createStorage(window);
  const prefetcher = createPrefetcher(site, loader);
  const load = (path: string, onWait?: () => void) =>
    loadWhileHere(() => loadWhenOnline(() => loader.load(path), onWait));
  const router = createRouter({ site, load, page, scroll });
  const linkWatcher = createLinkWatcher(site, prefetcher);
  const completions: (() => void)[] = [];
  let client: SearchClient | undefined;

  async function loadArticle(href: string): Promise<string> {
    const path = pagePath(site, new URL(href, window.location.href));
    invariant(path !== undefined, `${href} is no page of this site`);
    return (await loader.load(path)).data?.main ?? '';
  }

  /** Call after inserting a part of the frame. */
  const markupChanged = (): void => completions.forEach((complete) => complete());
  const show = createPageView(page, { window, storage, linkWatcher, loadArticle });
  router.subscribe(() => {
    show(router.getState().page);
    markupChanged();
  });

  return {
    ...{ window, router, storage, prefetcher, markupChanged },
    preferredVersion: createPreferredVersion(
      storage,
      versions.map(({ name }) => name),
    ),
    /** One client, and so one copy of the index, for the dialog and the search page. */
    searchClient: (create: () => SearchClient) => (client ??= create()),
    /** Has markup completed with what only the browser knows: now, and whenever there is a new page or part. */
    onMarkup: (complete: () => void): void => {
      completions.push(complete);
      complete();
    },
  };
}
