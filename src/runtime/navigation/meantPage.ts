import { notFoundPath, withoutBase } from '#model/path.ts';
import type { Router } from './router.ts';

type InPlace = Pick<Router, 'getState' | 'showInPlace'>;

/**
 * Case-sensitive hosts, and hosts with a single not-found page, may send it for URLs that have a page or a more
 * specific not-found page.
 */
export function showMeantPage(router: InPlace, pathname: string): Promise<void> {
  const { page, location: shown } = router.getState();
  const { site } = page.frame;
  // A URL outside the site has no page.
  if (withoutBase(site.baseUrl, pathname) === undefined) return Promise.resolve();
  const meant = pathname.endsWith(shown.path) ? undefined : shown.path;
  const notFound = notFoundPath(site, shown.path);
  return showFirst(router, [meant, notFound === page.state.meta.path ? undefined : notFound]);
}

/** Shows the first of some pages that exists. */
async function showFirst(router: InPlace, paths: (string | undefined)[]): Promise<void> {
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
