import { invariant } from '#model/invariant.ts';
import type { PageState } from '#model/page.ts';
import { scrollToHeadingText } from '#runtime/article/hashTarget.ts';
import { prepareMarkup, readServedContent } from '#runtime/article/markup.ts';
import { removeBaseUrlBanner } from '#runtime/baseUrlBanner.ts';
import { createLateFrame } from '#runtime/frame/lateFrame.ts';
import { needsFrameNow } from '#runtime/frame/needsFrameNow.ts';
import { prefetchFrame } from '#runtime/frame/prefetchFrame.ts';
import { completeServedFrame } from '#runtime/frame/servedFrame.ts';
import { watchPress } from '#runtime/frame/watchPress.ts';
import { hideNavbar } from '#runtime/hideNavbar.ts';
import { loadWithStatus } from '#runtime/loadStatus.ts';
import { loadWhenOnline } from '#runtime/navigation/loadWhenOnline.ts';
import { loadWhileHere } from '#runtime/navigation/loadWhileHere.ts';
import { showFirst, showMeantPage } from '#runtime/navigation/meantPage.ts';
import { createPageLoader } from '#runtime/navigation/pageLoader.ts';
import { createPrefetcher } from '#runtime/navigation/prefetch.ts';
import { createRouter } from '#runtime/navigation/router.ts';
import { createScrollKeeper, type ScrollKeeper } from '#runtime/navigation/scroll.ts';
import { whenReaderActs } from '#runtime/readerInput.ts';
import { createServices } from '#shell/createServices.ts';
import { driveServedFrame } from '#shell/driveServedFrame.ts';
import { importPage } from '#shell/importPage.ts';
import { loadReact } from '#shell/loadReact.ts';
import type { Services } from '#shell/services.ts';
import '#shell/styles.ts';

/** Makes the served page work; React takes over its frame when that is first needed (decisions/0027). */
async function start(): Promise<void> {
  const state = readState();
  const root = document.getElementById('root');
  invariant(root, 'the document has no #root');
  const { baseUrl = '/' } = document.documentElement.dataset;
  const fetchFile = window.fetch.bind(window);
  const loader = createPageLoader({
    ...{ fetch: fetchFile, importPage, baseUrl, build: state.build },
    prepare: (html) => prepareMarkup(window, html),
  });
  // Before React: whatever it does to the frame, these nodes survive.
  const content = readServedContent(document);
  const hasServedArticle = document.getElementById('article')?.hasChildNodes() === true;
  // Before any request: the article is visible, and its layout may still shift.
  const scroll = createScrollKeeper(window);
  // Results, and with them the height of the page, come with React: a position before says nothing of the reader.
  const hasLateResults = state.meta.kind === 'search';
  if (hasLateResults) scroll.pause();
  const page = await loadWithStatus({
    window,
    load: () => loadWhileHere(window, () => loader.servedPage(state, content)),
  });

  const { editions, navbar, versions } = page.frame.site;
  const site = { origin: location.origin, baseUrl, editions };
  const prefetcher = createPrefetcher({ window, site, loader });
  Object.assign(window, { docusaurus: Object.freeze({ ...prefetcher }) });
  removeBaseUrlBanner(document);

  const whenReleased = watchPress(window);
  const frame = createLateFrame({
    window,
    hydrate: () =>
      loadReact({
        root,
        services,
        loadPage: () => loader.component(state.meta),
        async beforeHydration() {
          await whenReleased();
          leaveToReact();
        },
      }),
  });
  const patientLoader = {
    load: async (path: string) => {
      const [next] = await Promise.all([
        loadWhileHere(window, () => loadWhenOnline(window, () => loader.load(path))),
        frame.wake(),
      ]);
      return next;
    },
  };
  const router = createRouter({ window, site, loader: patientLoader, page, scroll });
  const services = createServices({ window, site, loader, router, prefetcher });
  const { announcement, colorMode, openCategories, preferredVersion } = services;

  driveServedFrame(window, services, baseUrl);
  scrollToHeadingOnLoad(router, scroll);
  router.start();
  const { path, kind } = state.meta;
  const leaveToReact = completeServedFrame({ window, path, colorMode, openCategories });
  const hasTools = enhances(services.articleTools, page);
  // Last, because tabs and details affect where the target of a hash is.
  router.afterCommit();
  if (navbar.hideOnScroll) void hideNavbar({ window, router });

  prefetchFrame(window);
  const wake = (): void => void frame.wake().catch(() => undefined);
  whenReaderActs(window, wake);
  for (const store of [announcement, openCategories, preferredVersion, router]) {
    store?.subscribe(wake);
  }
  const preferred = preferredVersion.getState();
  if (!hasTools || needsFrameNow(window, { kind, preferred, versions })) wake();
  if (hasLateResults) void frame.wake().then(scroll.resume, scroll.resume);
  if (kind === 'notFound') void showMeantPage(router, location.pathname);
  // Somebody has taken the text out of the document: it comes once more, as for any other page.
  else if (!hasServedArticle && kind !== 'search') void showFirst(router, [path]);
  if (import.meta.hot) {
    followEdits(() => {
      loader.forget();
      void router.showInPlace(router.getState().location.path);
    });
  }
  // Only after everything else: a test or script that waits for it may press keys immediately.
  document.documentElement.dataset.hasHydrated = 'true';
}

/** Whether the tools of the article work; if not, React shows the failure. */
function enhances(tools: Services['articleTools'], page: object): boolean {
  try {
    tools.use(page);
    return true;
  } catch {
    return false;
  }
}

/** In development: updates the page when content is saved, without losing the scroll position. */
function followEdits(refresh: () => void): void {
  // Fast Refresh may recreate elements, so the article must be available as data, too.
  refresh();
  import.meta.hot?.on('playbill:content', () => {
    document.querySelectorAll('vite-error-overlay').forEach((overlay) => overlay.remove());
    refresh();
  });
}

function readState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  invariant(text, 'the document has no #page-state');
  // Written into this document by our own build.
  return JSON.parse(text) as PageState;
}

/** Only for the first page, whose tabs affect the layout. */
function scrollToHeadingOnLoad(router: Services['router'], scroll: ScrollKeeper): void {
  const stop = router.onRouteDidUpdate(({ previous }) => {
    stop();
    const target = previous ? undefined : scrollToHeadingText(window);
    if (target) scroll.keepInPlace(target);
  });
}

void start();
