import { invariant } from '#model/invariant.ts';
import type { PageKind, PageState } from '#model/page.ts';
import { scrollToHeadingText } from '#runtime/article/hashTarget.ts';
import { removeBaseUrlBanner } from '#runtime/baseUrlBanner.ts';
import { loadWithStatus } from '#runtime/loadStatus.ts';
import { loadWhenOnline } from '#runtime/navigation/loadWhenOnline.ts';
import { loadWhileHere } from '#runtime/navigation/loadWhileHere.ts';
import { showMeantPage } from '#runtime/navigation/meantPage.ts';
import { createPageLoader, type PageLoader } from '#runtime/navigation/pageLoader.ts';
import { createScrollKeeper, type ScrollKeeper } from '#runtime/navigation/scroll.ts';
import { createApp, type App } from '#shell/app.ts';
import { BEHAVIORS } from '#shell/behaviors.ts';
import '#shell/styles.ts';

/** Makes the served page work. Nothing is rendered: islands come when a page or a reader asks for them (decisions/0030). */
async function start(): Promise<void> {
  const state = readState();
  const { baseUrl = '/' } = document.documentElement.dataset;
  const loader = createPageLoader({
    ...{ baseUrl, build: state.build },
    importIsland: (kind) => importIsland(kind, () => app),
  });
  // Before any request: the article is visible, and its layout may still shift.
  const scroll = createScrollKeeper();
  const page = await loadWithStatus(() => loadWhileHere(() => loader.servedPage(state)));
  const app = createApp({ window, loader, scroll, page });
  for (const behave of BEHAVIORS) behave(app);
  startServedPage(app, loader, scroll);
  if (import.meta.hot) followEdits(app, loader);
  Object.assign(window, { docusaurus: Object.freeze({ ...app.prefetcher }) });
  removeBaseUrlBanner(document);
  // Only after everything else: a test or script that waits for it may press keys immediately.
  document.documentElement.dataset.hasHydrated = 'true';
}

/** The islands that pages load themselves, each with its code. */
function importIsland(kind: PageKind, app: () => App) {
  if (kind !== 'search') return undefined;
  return import('#shell/pages/searchIsland.tsx').then(({ default: mount }) => ({
    default: (place: HTMLElement) => mount(place, app()),
  }));
}

/** What only the first page needs. */
function startServedPage({ router }: App, loader: PageLoader, scroll: ScrollKeeper): void {
  const { state } = router.getState().page;
  router.start();
  // Now that tabs, which affect the layout, are in place.
  const heading = scrollToHeadingText(window);
  if (heading) scroll.keepInPlace(heading);
  if (state.meta.kind === 'notFound') void showMeantPage(router, location.pathname);
  if (state.meta.kind !== 'search') return;
  // Results, and with them the height of the page, come with the island: a position before says nothing of the reader.
  scroll.pause();
  const load = () => loadWhileHere(() => loadWhenOnline(() => loader.island(state)));
  void loadWithStatus(load, scroll.resume).then((mount) => {
    const main = document.querySelector('main');
    if (mount && main && router.getState().page.state === state) mount(main);
    scroll.resume();
  });
}

/** In development: updates the page when content is saved, without losing the scroll position. */
function followEdits({ router }: App, loader: PageLoader): void {
  import.meta.hot?.on('playbill:content', () => {
    document.querySelectorAll('vite-error-overlay').forEach((overlay) => overlay.remove());
    loader.forget();
    void router.showInPlace(router.getState().location.path);
  });
}

function readState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  invariant(text, 'the document has no #page-state');
  // Written into this document by our own build.
  return JSON.parse(text) as PageState;
}

void start();
