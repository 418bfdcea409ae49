import type { RouterLocation } from './arrive.ts';

/** A navigation from one URL to another; the first page has no previous one. */
export interface RouteUpdate {
  previous: RouterLocation | undefined;
  next: RouterLocation;
}

/** May return a clean-up, which runs when loading ends: shown, failed or superseded. */
type RouteUpdateListener = (update: RouteUpdate) => (() => void) | undefined;
export type RouteDidUpdateListener = (update: RouteUpdate) => void;

/** Registers listeners; each call returns its unsubscribe function. */
export interface RouteNotifications {
  /** Calls back when a navigation starts, and once for the first page. */
  onRouteUpdate: (listener: RouteUpdateListener) => () => void;
  /** Calls back when the new page is on screen and scrolled into position. */
  onRouteDidUpdate: (listener: RouteDidUpdateListener) => () => void;
}

export interface RouteEvents extends RouteNotifications {
  begin: (update: RouteUpdate) => void;
  /** The page of the last update is loaded and about to be shown. */
  loaded: () => void;
  /** The page of the last update could not be loaded. */
  abandoned: () => void;
  /** The page of the last update is on screen; does nothing while it is still loading. */
  committed: () => void;
}

/** Tracks the listeners and the navigation in progress (behavior route-events). */
export function createRouteEvents(): RouteEvents {
  const updateListeners = new Set<RouteUpdateListener>();
  const didUpdateListeners = new Set<RouteDidUpdateListener>();
  let cleanUps: (() => void)[] = [];
  let update: RouteUpdate | undefined;
  let isLoaded = false;

  function endLoading(): void {
    for (const cleanUp of cleanUps.splice(0)) cleanUp();
  }

  return {
    onRouteUpdate: (listener) => added(updateListeners, listener),
    onRouteDidUpdate: (listener) => added(didUpdateListeners, listener),
    begin(next) {
      const overtaken = cleanUps;
      update = next;
      // The first page was served with the document.
      isLoaded = next.previous === undefined;
      cleanUps = [...updateListeners].flatMap((listener) => listener(next) ?? []);
      // Last, so a loading indicator continues without a break.
      for (const cleanUp of overtaken) cleanUp();
    },
    loaded() {
      isLoaded = true;
      endLoading();
    },
    abandoned() {
      update = undefined;
      endLoading();
    },
    committed() {
      if (!update || !isLoaded) return;
      const done = update;
      update = undefined;
      endLoading();
      for (const listener of [...didUpdateListeners]) listener(done);
    },
  };
}

function added<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
