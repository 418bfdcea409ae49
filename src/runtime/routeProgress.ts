import type { RouteNotifications } from './navigation/routeEvents.ts';
import type { ProgressBar } from './progressBar.ts';

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
