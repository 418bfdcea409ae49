import { notFoundPath, withoutBase } from '#model/path.ts';
import type { Router } from './router.ts';

/**
 * Case-sensitive hosts, and hosts with a single not-found page, may send it for URLs that have a page or a more
 * specific not-found page: shows the first of these that exists.
 */
export async function showMeantPage(
  router: Pick<Router, 'getState' | 'showInPlace'>,
  pathname: string,
): Promise<void> {
  const { page, location: shown } = router.getState();
  const { site } = page.frame;
  // A URL outside the site has no page.
  if (withoutBase(site.baseUrl, pathname) === undefined) return;
  const meant = pathname.endsWith(shown.path) ? [] : [shown.path];
  const notFound = notFoundPath(site, shown.path);
  for (const path of [...meant, notFound]) {
    // The page on screen.
    if (path === page.state.meta.path) return;
    try {
      await router.showInPlace(path);
      return;
    } catch {
      // The URL has no page after all; what is on screen says so.
    }
  }
}
