import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { invariant } from '#model/invariant.ts';
import type { PageState } from '#model/page.ts';
import { createColorMode } from '#runtime/colorMode.ts';
import { loadWithStatus } from '#runtime/loadStatus.ts';
import { createLinkWatcher } from '#runtime/navigation/linkWatcher.ts';
import { createPageLoader } from '#runtime/navigation/pageLoader.ts';
import { createPrefetcher } from '#runtime/navigation/prefetch.ts';
import { createRouter } from '#runtime/navigation/router.ts';
import { createScrollKeeper } from '#runtime/navigation/scroll.ts';
import { createProgressBar } from '#runtime/progressBar.ts';
import { createStorage } from '#runtime/storage.ts';
import { App } from '#shell/App.tsx';
import { importPage } from '#shell/pageComponent.ts';
import '#shell/styles.ts';

/** Joins the runtime and the shell, and hydrates the page that came with the document. */
async function start(): Promise<void> {
  const state = readState();
  const root = document.getElementById('root');
  invariant(root, 'the document has no #root');
  const { baseUrl = '/' } = document.documentElement.dataset;
  const fetchFile = window.fetch.bind(window);
  const loader = createPageLoader({ fetch: fetchFile, importPage, baseUrl, build: state.build });
  const page = await loadWithStatus({ window, load: () => loader.firstPage(state) });

  const storage = createStorage(window);
  const site = { origin: location.origin, baseUrl, editions: page.frame.site.editions };
  const prefetcher = createPrefetcher({ window, site, loader });
  Object.assign(window, { docusaurus: Object.freeze({ ...prefetcher }) });
  const scroll = createScrollKeeper(window);
  const router = createRouter({ window, site, loader, page, scroll });
  const colorMode = createColorMode({ window, storage, config: page.frame.site.colorMode });
  const linkWatcher = createLinkWatcher({ window, site, prefetcher });
  showProgress(router, createProgressBar(window));
  router.start();
  // A transition may pause between components, so that the reader's input never waits for us.
  startTransition(() => {
    hydrateRoot(root, <App services={{ router, storage, colorMode, linkWatcher }} />);
  });
  if (import.meta.hot) {
    followEdits(() => {
      loader.forget();
      void router.refresh();
    });
  }
}

/** In development: shows content as soon as it is saved, where the reader of the page is. */
function followEdits(refresh: () => void): void {
  // Fast Refresh may recreate elements, so the article must be there as data, too.
  refresh();
  import.meta.hot?.on('playbill:content', () => {
    document.querySelectorAll('vite-error-overlay').forEach((overlay) => overlay.remove());
    refresh();
  });
}

function readState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  invariant(text, 'the document has no #page-state');
  // Written by our own build into this very document.
  return JSON.parse(text) as PageState;
}

function showProgress(
  router: ReturnType<typeof createRouter>,
  bar: ReturnType<typeof createProgressBar>,
): void {
  let isPending = false;
  router.subscribe(() => {
    const wasPending = isPending;
    isPending = router.getState().pendingPath !== undefined;
    if (isPending && !wasPending) bar.start();
    if (!isPending && wasPending) bar.done();
  });
}

void start();
