import { withBase } from '#model/path.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { createStore, type ReadableStore } from '#runtime/store.ts';
import { arrive, scrollGoal, type Arrival, type Move, type RouterLocation } from './arrive.ts';
import { createBackGuard } from './backGuard.ts';
import { inAppUrl, isHashLink, isPlainClick, linkAt } from './linkClick.ts';
import type { LoadedPage, PageLoader } from './pageLoader.ts';
import { PageLoadError } from './fetchJson.ts';
import { pagePath, type SiteUrl } from './pagePath.ts';
import { markFullLoad, takeFullLoadMark } from './fullLoadMark.ts';
import { createRouteEvents, type RouteNotifications } from './routeEvents.ts';
import { savedPlace } from './readingPlace.ts';
import { savedPosition, type ScrollKeeper } from './scroll.ts';
import { showTopFirst } from './topFirst.ts';

/** What is on screen. It changes in one step, when the next page is fully loaded. */
interface RouterState {
  page: LoadedPage;
  location: RouterLocation;
}

/** Listeners of its store put the page on screen, and come before the page is scrolled into position. */
export interface Router extends ReadableStore<RouterState>, RouteNotifications {
  /** Navigates to a URL as written in an `href`, including the base URL. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Makes the next back navigation call `close` and stay on the page, while a menu is open. */
  interceptBack: (close: () => void) => () => void;
  /** Shows the page at a path in place of the current one, without changing the URL. */
  showInPlace: (path: string) => Promise<void>;
  /** Starts handling link clicks, back and forward, and reports the first page to listeners. */
  start: () => void;
  dispose: () => void;
}

export interface RouterOptions {
  window: BrowserWindow;
  site: SiteUrl;
  /** A failed load leads to a full load, so it must not fail because the reader leaves. */
  loader: Pick<PageLoader, 'load'>;
  /** The served page. */
  page: LoadedPage;
  scroll: ScrollKeeper;
}

/** In-app navigation: the URL changes immediately, the page once it is loaded (behavior old-page-until-loaded). */
export function createRouter(options: RouterOptions): Router {
  const { window, site, loader, scroll } = options;
  const { document, history, location } = window;
  const listeners = new AbortController();
  const events = createRouteEvents();
  const store = createStore<RouterState>({ page: options.page, location: currentLocation() });
  let navigations = 0;
  let arrival: Arrival | undefined;
  const isFullLoad = takeFullLoadMark(history);
  const backGuard = createBackGuard(history);

  function currentLocation(): RouterLocation {
    const { href, pathname, search, hash } = location;
    return { path: pagePath(site, new URL(href)) ?? pathname, search, hash };
  }

  function show(page: LoadedPage, move: Move): void {
    const to = currentLocation();
    const { page: shown, location: from } = store.getState();
    arrival = { move, from, to, focused: document.activeElement };
    scroll.resume();
    events.loaded();
    const isNew = move.type === 'push' && page !== shown;
    if (isNew && scrollGoal(arrival) === 0) showTopFirst(window);
    store.setState({ page, location: to });
    afterCommit();
  }

  function follow(move: Move): void {
    const navigation = ++navigations;
    const { page, location: shown } = store.getState();
    const next = currentLocation();
    events.begin({ previous: shown, next });
    if (next.path === shown.path) {
      show(page, move);
      return;
    }
    scroll.pause();
    loader.load(next.path).then(
      (loaded) => {
        if (navigation === navigations) show(loaded, move);
      },
      (error: unknown) => {
        if (navigation === navigations) loadInFull(error, move);
      },
    );
  }

  function loadInFull(error: unknown, move: Move): void {
    // A new build, or a page with a document of its own, is nothing to warn of.
    if (!isNewBuild(error)) console.warn(error);
    events.abandoned();
    // Triggered by a script, in a document that is itself the full load after a failure: avoid a loop.
    if (isFullLoad && move.type !== 'pop' && !hasBeenTouched(window)) return;
    markFullLoad(history);
    scroll.handOver();
    location.reload();
  }

  function navigate(to: string, { replace = false } = {}): void {
    const url = new URL(to, location.href);
    if (pagePath(site, url) === undefined) {
      location.assign(url);
      return;
    }
    if (replace || url.href === location.href) {
      history.replaceState(history.state, '', url);
      follow({ type: 'replace' });
      return;
    }
    scroll.save();
    scroll.takeOver();
    history.pushState(backGuard.nextState(), '', url);
    follow({ type: 'push' });
  }

  function handleClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    const link = linkAt(event.target);
    const url = link && inAppUrl(link, site);
    if (!url) return;
    if (isHashLink(url, new URL(location.href))) {
      scroll.save();
      // A link back to the current URL fires no event.
      if (url.hash === location.hash) follow({ type: 'replace' });
      return;
    }
    event.preventDefault();
    navigate(url.href);
  }

  async function showInPlace(path: string): Promise<void> {
    const navigation = navigations;
    try {
      const page = await loader.load(path);
      if (navigation === navigations) store.setState({ page, location: currentLocation() });
    } catch (error) {
      const url = withBase(site.baseUrl, path);
      // Another document; at its own URL it would be this one again.
      if (!isNewBuild(error) || url === location.pathname) throw error;
      location.replace(url + location.search + location.hash);
    }
  }

  function afterCommit(): void {
    const arrived = arrival;
    arrival = undefined;
    if (arrived) arrive(arrived, { window, scroll });
    events.committed();
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    onRouteUpdate: events.onRouteUpdate,
    onRouteDidUpdate: events.onRouteDidUpdate,
    navigate,
    interceptBack: backGuard.intercept,
    showInPlace,
    start() {
      const { signal } = listeners;
      const handlePop = ({ state }: PopStateEvent): void => {
        if (backGuard.absorb(state)) return;
        follow({ type: 'pop', position: savedPosition(state), place: savedPlace(state) });
      };
      document.addEventListener('click', handleClick, { signal });
      window.addEventListener('popstate', handlePop, { signal });
      events.begin({ previous: undefined, next: store.getState().location });
      events.committed();
    },
    dispose() {
      navigations++;
      events.abandoned();
      listeners.abort();
      scroll.dispose();
    },
  };
}

function isNewBuild(error: unknown): boolean {
  return error instanceof PageLoadError && error.reason === 'newBuild';
}

/** Whether the reader has interacted with this document; old browsers can't tell. */
function hasBeenTouched({ navigator }: BrowserWindow): boolean {
  const activation = navigator.userActivation as UserActivation | undefined;
  return activation?.hasBeenActive ?? true;
}
