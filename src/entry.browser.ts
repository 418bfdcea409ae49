import { invariant } from '#model/invariant.ts';
import type { PageState } from '#model/page.ts';
import { notFoundPath, withoutBase } from '#model/path.ts';
import { createAnnouncement } from '#runtime/announcement.ts';
import { scrollToHeadingText } from '#runtime/article/hashTarget.ts';
import { readServedContent } from '#runtime/article/markup.ts';
import { removeBaseUrlBanner } from '#runtime/baseUrlBanner.ts';
import { createColorMode } from '#runtime/colorMode.ts';
import { hideNavbar } from '#runtime/hideNavbar.ts';
import { keepFirst } from '#runtime/keepFirst.ts';
import { markKeyboardUse } from '#runtime/keyboardUse.ts';
import { loadWithStatus } from '#runtime/loadStatus.ts';
import { createLinkWatcher } from '#runtime/navigation/linkWatcher.ts';
import { loadWhenOnline } from '#runtime/navigation/loadWhenOnline.ts';
import { loadWhileHere } from '#runtime/navigation/loadWhileHere.ts';
import { createPageLoader } from '#runtime/navigation/pageLoader.ts';
import { pagePath } from '#runtime/navigation/pagePath.ts';
import { createPrefetcher } from '#runtime/navigation/prefetch.ts';
import { createRouter } from '#runtime/navigation/router.ts';
import { createScrollKeeper, type ScrollKeeper } from '#runtime/navigation/scroll.ts';
import { createOpenCategories } from '#runtime/openCategories.ts';
import { createPreferredVersion } from '#runtime/preferredVersion.ts';
import { createProgressBar } from '#runtime/progressBar.ts';
import { showRouteProgress } from '#runtime/routeProgress.ts';
import { createShiftShortcut } from '#runtime/shiftShortcut.ts';
import { createStorage } from '#runtime/storage.ts';
import { createSwitchNotice } from '#runtime/switchNotice.ts';
import { importPage } from '#shell/importPage.ts';
import type { Services } from '#shell/services.ts';
import '#shell/styles.ts';

/** Connects the runtime and the shell, and hydrates the served page. */
async function start(): Promise<void> {
  const state = readState();
  const root = document.getElementById('root');
  invariant(root, 'the document has no #root');
  const { baseUrl = '/' } = document.documentElement.dataset;
  const fetchFile = window.fetch.bind(window);
  const loader = createPageLoader({ fetch: fetchFile, importPage, baseUrl, build: state.build });
  // Before React: whatever it does to the frame, these nodes survive.
  const content = readServedContent(document);
  const hasServedArticle = document.getElementById('article')?.hasChildNodes() === true;
  // Before any request: the article is visible, and its layout may still shift.
  const scroll = createScrollKeeper(window);
  const load = () => loadWhileHere(window, () => loadFirst(() => loader.firstPage(state, content)));
  const { page, hydrate } = await loadWithStatus({ window, load });

  const storage = createStorage(window);
  const site = { origin: location.origin, baseUrl, editions: page.frame.site.editions };
  const prefetcher = createPrefetcher({ window, site, loader });
  Object.assign(window, { docusaurus: Object.freeze({ ...prefetcher }) });
  removeBaseUrlBanner(document);
  const patientLoader = {
    load: (path: string) =>
      loadWhileHere(window, () => loadWhenOnline(window, () => loader.load(path))),
  };
  const router = createRouter({ window, site, loader: patientLoader, page, scroll });
  const { announcementBar, colorMode, navbar, versions } = page.frame.site;
  const services: Services = {
    router,
    storage,
    loadArticle: async (href) => {
      const path = pagePath(site, new URL(href, location.href));
      invariant(path !== undefined, `${href} is no page of this site`);
      return (await loader.load(path)).content.html;
    },
    colorMode: createColorMode({ window, storage, config: colorMode }),
    prefetcher,
    linkWatcher: createLinkWatcher({ window, site, prefetcher }),
    preferredVersion: createPreferredVersion({
      storage,
      plugin: 'default',
      versions: versions.map(({ name }) => name),
    }),
    openCategories: createOpenCategories(storage),
    switchNotice: createSwitchNotice(),
    searchClient: keepFirst(),
    announcement: announcementBar && createAnnouncement(storage, announcementBar.id),
  };
  showRouteProgress(router, createProgressBar(window));
  markKeyboardUse(window);
  createShiftShortcut({ window, router, baseUrl });
  scrollToHeadingOnLoad(router, scroll);
  router.start();
  hydrate(root, services);
  if (navbar.hideOnScroll) void hideNavbar({ window, router });
  const { kind, path } = page.state.meta;
  if (kind === 'notFound') showMeantPage(router);
  // Somebody has taken the text out of the document: it comes once more, as for any other page.
  else if (!hasServedArticle && kind !== 'search') void showFirst(router, [path]);
  if (import.meta.hot) {
    followEdits(() => {
      loader.forget();
      void router.showInPlace(router.getState().location.path);
    });
  }
}

/**
 * React and the shell run one after the other, although all files are requested at once: three short tasks let
 * the browser handle input in between, one long task would not.
 */
async function loadFirst<T>(loadPage: () => Promise<T>) {
  const loading = loadPage();
  // Awaited below; until then a failure must not count as an unhandled rejection.
  loading.catch(() => undefined);
  await import('react-dom/client');
  const { hydrate } = await import('#shell/hydrate.tsx');
  return { page: await loading, hydrate };
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

/**
 * Case-sensitive hosts, and hosts with a single not-found page, may send it for URLs that have a page or a more
 * specific not-found page.
 */
function showMeantPage(router: Services['router']): void {
  const { page, location: shown } = router.getState();
  const { baseUrl } = page.frame.site;
  // A URL outside the site has no page.
  if (withoutBase(baseUrl, window.location.pathname) === undefined) return;
  const wasTypedOtherwise = !window.location.pathname.endsWith(shown.path);
  const meant = wasTypedOtherwise ? shown.path : undefined;
  const notFound = notFoundPath(page.frame.site, shown.path);
  void showFirst(router, [meant, notFound === page.state.meta.path ? undefined : notFound]);
}

async function showFirst(router: Services['router'], paths: (string | undefined)[]): Promise<void> {
  for (const path of paths) {
    if (path === undefined) continue;
    try {
      await router.showInPlace(path);
      return;
    } catch {
      // The URL has no page after all; what is on screen says so.
    }
  }
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
