import type { BrowserWindow } from './browserWindow.ts';
import { prefersReducedMotion } from './reducedMotion.ts';
import type { RouteNotifications } from './navigation/routeEvents.ts';

export interface ProgressBar {
  /** A page is loading; the bar appears only if that takes a while. */
  start: () => void;
  done: () => void;
}

const DELAY_MS = 200; // behavior progress-bar-delay
const STEP_MS = 200;
const TRICKLE_MS = 800;
const START = 0.08;
const TRICKLE_MAX = 0.02;
const LIMIT = 0.994;

/** The thin bar at the top of the window during a slow navigation (behavior progress-bar-motion). */
export function createProgressBar(
  window: BrowserWindow,
  random: () => number = Math.random,
): ProgressBar {
  const { document } = window;
  const timers = new Set<number>();
  let isRunning = false;
  let bar: HTMLElement | undefined;
  let progress = 0;

  function later(delay: number, action: () => void): void {
    timers.add(window.setTimeout(action, delay));
  }

  function clearTimers(): void {
    for (const timer of timers) window.clearTimeout(timer);
    timers.clear();
  }

  function moveTo(next: number): void {
    progress = next;
    const fill = bar?.firstElementChild as HTMLElement | null | undefined;
    if (fill) fill.style.transform = `translate3d(${(next - 1) * 100}%,0,0)`;
  }

  function show(): void {
    bar = createBar(document);
    document.body.append(bar);
    document.documentElement.classList.add('nprogress-busy');
    if (prefersReducedMotion(window)) return;
    moveTo(START);
    later(TRICKLE_MS, trickle);
  }

  function trickle(): void {
    moveTo(Math.min(progress + random() * TRICKLE_MAX, LIMIT));
    later(TRICKLE_MS, trickle);
  }

  function remove(): void {
    clearTimers();
    bar?.remove();
    bar = undefined;
    document.documentElement.classList.remove('nprogress-busy');
  }

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      remove();
      later(DELAY_MS, show);
    },
    done() {
      if (!isRunning) return;
      isRunning = false;
      clearTimers();
      if (!bar || prefersReducedMotion(window)) {
        remove();
        return;
      }
      moveTo(1);
      later(STEP_MS, () => bar?.setAttribute('data-done', ''));
      later(2 * STEP_MS, remove);
    },
  };
}

function createBar(document: Document): HTMLElement {
  const bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.className = 'progress-bar';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading page');
  bar.append(document.createElement('div'));
  return bar;
}

/**
 * Shows the bar while another page is loading; a change of hash or query loads nothing (behavior
 * progress-bar-delay).
 */
export function showRouteProgress(
  router: Pick<RouteNotifications, 'onRouteUpdate'>,
  bar: ProgressBar,
): () => void {
  let loading = 0;

  return router.onRouteUpdate(({ previous, next }) => {
    if (!previous || previous.path === next.path) return undefined;
    loading++;
    bar.start();
    return () => {
      loading--;
      // A superseded navigation ends while the next one is in progress.
      if (loading === 0) bar.done();
    };
  });
}
