import { creatorOf } from './article/creatorOf.ts';
import type { Router } from './navigation/router.ts';
import { prefersReducedMotion } from './reducedMotion.ts';

const DELAY_MS = 200; // behavior progress-bar-delay
const STEP_MS = 200;
const TRICKLE_MS = 800;
const START = 0.08;
const TRICKLE_MAX = 0.02;
const LIMIT = 0.994;

/**
 * Shows a thin bar at the top of the window while another page is loading, if that takes a while; a change of hash or
 * query loads nothing (behaviors progress-bar-delay, progress-bar-motion).
 */
export function showRouteProgress(router: Pick<Router, 'onRouteUpdate'>): void {
  const create = creatorOf(document);
  const fill = create('div');
  const names = { id: 'nprogress', class: 'progress-bar' };
  const bar = create('div', { ...names, role: 'progressbar', 'aria-label': 'Loading page' }, fill);
  const { classList } = document.documentElement;
  let timers: number[] = [];
  let loading = 0;
  let progress = 0;

  function later(delay: number, action: () => void): void {
    timers.push(window.setTimeout(action, delay));
  }

  function clearTimers(): void {
    timers.forEach((timer) => window.clearTimeout(timer));
    timers = [];
  }

  function moveTo(next: number): void {
    progress = next;
    fill.style.transform = `translate3d(${(next - 1) * 100}%,0,0)`;
  }

  function show(): void {
    document.body.append(bar);
    classList.add('nprogress-busy');
    if (prefersReducedMotion(window)) return;
    moveTo(START);
    later(TRICKLE_MS, trickle);
  }

  function trickle(): void {
    moveTo(Math.min(progress + Math.random() * TRICKLE_MAX, LIMIT));
    later(TRICKLE_MS, trickle);
  }

  function remove(): void {
    clearTimers();
    bar.remove();
    bar.removeAttribute('data-done');
    classList.remove('nprogress-busy');
  }

  function finish(): void {
    clearTimers();
    if (!bar.isConnected || prefersReducedMotion(window)) {
      remove();
      return;
    }
    moveTo(1);
    later(STEP_MS, () => bar.setAttribute('data-done', ''));
    later(2 * STEP_MS, remove);
  }

  router.onRouteUpdate(({ previous, next }) => {
    if (!previous || previous.path === next.path) return undefined;
    // The next navigation begins before one that it supersedes ends.
    if (loading === 0) {
      remove();
      later(DELAY_MS, show);
    }
    loading++;
    return () => {
      loading--;
      if (loading === 0) finish();
    };
  });
}
