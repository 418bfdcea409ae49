import type { RouterLocation } from './arrive.ts';

/** A navigation from one URL to another; the first page has no previous one. */
export interface RouteUpdate {
  previous: RouterLocation | undefined;
  next: RouterLocation;
}

/** May return a clean-up, which runs when loading ends: shown, failed or superseded. */
type RouteUpdateListener = (update: RouteUpdate) => (() => void) | undefined;
export type RouteDidUpdateListener = (update: RouteUpdate) => void;

export type RouteEvents = ReturnType<typeof createRouteEvents>;

/** Tracks the listeners and the navigation in progress (behavior route-events). */
export function createRouteEvents() {
  const updateListeners = new Set<RouteUpdateListener>();
  const didUpdateListeners = new Set<RouteDidUpdateListener>();
  let cleanUps: (() => void)[] = [];

  /** The page is loaded and about to be shown, or could not be loaded. */
  function endLoading(): void {
    for (const cleanUp of cleanUps.splice(0)) cleanUp();
  }

  return {
    /** Calls back when a navigation starts, and once for the first page. Returns the unsubscribe function. */
    onRouteUpdate: (listener: RouteUpdateListener) => added(updateListeners, listener),
    /** Calls back when the new page is on screen and scrolled into position. Returns the unsubscribe function. */
    onRouteDidUpdate: (listener: RouteDidUpdateListener) => added(didUpdateListeners, listener),
    begin: (update: RouteUpdate): void => {
      const overtaken = cleanUps;
      cleanUps = [...updateListeners].flatMap((listener) => listener(update) ?? []);
      // Last, so a loading indicator continues without a break.
      for (const cleanUp of overtaken) cleanUp();
    },
    endLoading,
    /** The page is on screen. */
    committed: (update: RouteUpdate): void => {
      endLoading();
      for (const listener of [...didUpdateListeners]) listener(update);
    },
  };
}

function added<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
