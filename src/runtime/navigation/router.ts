import { withBase } from '#model/path.ts';
import { createStore } from '#runtime/store.ts';
import { arrive, scrollGoal, type Move, type RouterLocation } from './arrive.ts';
import { createBackGuard } from './backGuard.ts';
import { isNewBuild } from './fetchJson.ts';
import { readEntry, writeEntry } from './historyEntry.ts';
import { inAppUrl, isHashLink, isPlainClick, linkAt } from './linkClick.ts';
import type { LoadedPage } from './pageLoader.ts';
import { pagePath, type SiteUrl } from './pagePath.ts';
import { createRouteEvents } from './routeEvents.ts';
import type { ScrollKeeper } from './scroll.ts';

export type Router = ReturnType<typeof createRouter>;

export interface RouterOptions {
  site: SiteUrl;
  /** A failed load leads to a full load, so it must not fail because the reader leaves. */
  load: (path: string, onWait?: () => void) => Promise<LoadedPage>;
  /** The served page. */
  page: LoadedPage;
  scroll: ScrollKeeper;
}

/** In-app navigation: the URL changes immediately, the page once it is loaded (behavior old-page-until-loaded). */
export function createRouter({ site, load, page: served, scroll }: RouterOptions) {
  const { begin, endLoading, committed, ...notifications } = createRouteEvents();
  /** What is on screen. It changes in one step, when the next page is fully loaded. */
  const store = createStore({ page: served, location: currentLocation() });
  let navigations = 0;
  const { fullLoad } = readEntry(history.state);
  if (fullLoad) writeEntry({ fullLoad: false });
  const backGuard = createBackGuard();

  function currentLocation(): RouterLocation {
    const { href, pathname, search, hash } = location;
    return { path: pagePath(site, new URL(href)) ?? pathname, search, hash };
  }

  function follow(move: Move, left = location.href): void {
    const navigation = ++navigations;
    const { page: shown, location: previous } = store.getState();
    const next = currentLocation();
    const wanted = location.href;

    function setUrl(url: string): void {
      if (location.href !== url) history.replaceState(history.state, '', url);
    }

    /** Without a connection nothing loads, and the URL is that of the page on screen. */
    function wait(): void {
      if (navigation !== navigations) return;
      endLoading();
      // An entry that was there before keeps its URL.
      if (move.type === 'pop') return;
      setUrl(left);
      scroll.resume();
    }

    function show(page: LoadedPage): void {
      if (navigation !== navigations) return;
      setUrl(wanted);
      const arrival = { move, from: previous, to: next, focused: document.activeElement };
      const isNew = move.type === 'push' && page !== shown;
      scroll.resume();
      endLoading();
      if (isNew && scrollGoal(arrival) === 0) showTopFirst();
      store.setState({ page, location: next });
      arrive(arrival, scroll);
      committed({ previous, next });
    }

    begin({ previous, next });
    if (next.path === previous.path) {
      show(shown);
      return;
    }
    scroll.pause();
    load(next.path, wait).then(show, (error: unknown) => {
      if (navigation !== navigations) return;
      setUrl(wanted);
      loadInFull(error, move);
    });
  }

  function loadInFull(error: unknown, move: Move): void {
    // A new build, or a page with a document of its own, is nothing to warn of.
    if (!isNewBuild(error)) console.warn(error);
    endLoading();
    // Triggered by a script, in a document that is itself the full load after a failure: avoid a loop.
    if (fullLoad && move.type !== 'pop' && !hasBeenTouched()) return;
    writeEntry({ fullLoad: true });
    scroll.handOver();
    location.reload();
  }

  /** Navigates to a URL as written in an `href`, including the base URL. */
  function navigate(to: string, { replace = false } = {}): void {
    const left = location.href;
    const url = new URL(to, left);
    if (pagePath(site, url) === undefined) {
      location.assign(url);
      return;
    }
    if (replace || url.href === left) {
      history.replaceState(history.state, '', url);
      follow({ type: 'replace' }, left);
      return;
    }
    scroll.save();
    scroll.takeOver();
    history.pushState(backGuard.nextState(), '', url);
    follow({ type: 'push' }, left);
  }

  function handleClick(event: MouseEvent): void {
    const link = isPlainClick(event) ? linkAt(event.target) : undefined;
    const url = link && inAppUrl(link, site);
    if (!url) return;
    if (!isHashLink(url, new URL(location.href))) {
      event.preventDefault();
      navigate(url.href);
      return;
    }
    scroll.save();
    // A link back to the current URL fires no event.
    if (url.hash === location.hash) follow({ type: 'replace' });
  }

  /** Shows the page at a path in place of the current one, without changing the URL. */
  async function showInPlace(path: string): Promise<void> {
    const navigation = navigations;
    try {
      const page = await load(path);
      if (navigation === navigations) store.setState({ page, location: currentLocation() });
    } catch (error) {
      const url = withBase(site.baseUrl, path);
      // Another document; at its own URL it would be this one again.
      if (!isNewBuild(error) || url === location.pathname) throw error;
      location.replace(url + location.search + location.hash);
    }
  }

  return {
    ...notifications,
    getState: store.getState,
    /** Listeners put the page on screen, and come before the page is scrolled into position. */
    subscribe: store.subscribe,
    navigate,
    /** Makes the next back navigation call `close` and stay on the page, while a menu is open. */
    interceptBack: backGuard.intercept,
    showInPlace,
    /** Starts handling link clicks, back and forward, and reports the first page to listeners. */
    start(): void {
      document.addEventListener('click', handleClick);
      window.addEventListener('popstate', ({ state }) => {
        const { index, scroll: top, place } = readEntry(state);
        if (!backGuard.absorb(index)) follow({ type: 'pop', scroll: top, place });
      });
      const first = { previous: undefined, next: store.getState().location };
      begin(first);
      committed(first);
    },
  };
}

/**
 * Leaves out what is below the first screens of the next article until its top is painted: style and layout of the
 * rest are most of what readers would wait for (`prose.css`, decisions/0030).
 */
function showTopFirst(): void {
  const { dataset } = document.documentElement;
  dataset.topFirst = '';
  // A task queued in a frame's callback runs once that frame is painted.
  window.requestAnimationFrame(() => window.setTimeout(() => delete dataset.topFirst));
}

/** Whether the reader has interacted with this document; old browsers can't tell. */
function hasBeenTouched(): boolean {
  const activation = navigator.userActivation as UserActivation | undefined;
  return activation?.hasBeenActive ?? true;
}
