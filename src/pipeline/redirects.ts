import { didYouMean } from '#model/nearest.ts';
import { docPath } from '#model/path.ts';
import type { Problem } from '#model/problem.ts';
import type { Redirect, SiteConfig } from '#model/site.ts';
import { configProblem } from './sourceLines.ts';

/** Resolves the configured redirects to URLs, and checks that each target is a page. */
export function resolveRedirects(options: {
  site: SiteConfig;
  /** Every URL of the site. */
  paths: ReadonlySet<string>;
  /** The text of `site.config.ts`, to locate problems. */
  source: string;
}) {
  const { site, paths, source } = options;
  const redirects = new Map<string, string>();
  const problems: Problem[] = [];
  const placed = site.redirects.map((redirect) => ({ redirect, places: placesOf(site, redirect) }));
  const allFrom = new Set(placed.flatMap(({ places }) => places.map(({ from }) => from)));
  placed.forEach(({ redirect, places }, index) => {
    const problem = (what: string, fix: string) =>
      problems.push(configProblem(source, { path: ['redirects', index], what, fix }));
    const found = places.flatMap(({ from, targets }) => {
      const to = targets.find((target) => paths.has(target.replace(/#.*$/, '')));
      return to === undefined ? [] : [{ from, to }];
    });
    const hidden = found.find(({ from }) => paths.has(from));
    const twice = found.find(({ from }) => redirects.has(from));
    if (found.length === 0) {
      const target = places[0]?.targets[0] ?? '';
      const start = `The redirect from "${redirect.from}" points to "${target}", which is`;
      if (allFrom.has(target)) {
        problem(`${start} itself redirected.`, 'Use the final URL, to rule out loops.');
      } else {
        const hint = didYouMean(target, paths);
        problem(`${start} not a page.`, `${hint}Fix the target or remove the redirect.`);
      }
    } else if (hidden) {
      const what = `The redirect from "${hidden.from}" hides the page at that URL.`;
      problem(what, 'Remove the redirect.');
    } else if (twice) {
      problem(`The URL "${twice.from}" is redirected twice.`, 'Remove one of the redirects.');
    }
    for (const { from, to } of found) redirects.set(from, to);
  });
  return { redirects: [...redirects].map(([from, to]) => ({ from, to })), problems };
}

/** The URLs that a redirect leads from, each with its targets, best first. */
function placesOf(site: SiteConfig, { scope, from, to }: Redirect) {
  return scopesOf(site, scope).map((place) => ({
    from: place(from),
    targets: to.map((target) => (target.startsWith('/') ? target : place(target))),
  }));
}

/** The places in which a redirect applies, as functions from a relative path to a URL. */
function scopesOf({ editions, versions }: SiteConfig, scope: Redirect['scope']) {
  if (scope === 'site') return [(path: string) => `/${path.replace(/^\//, '')}`];
  return editions.flatMap((edition) =>
    scope === 'edition'
      ? [(path: string) => edition.prefix + path]
      : versions.map((version) => (path: string) => docPath(edition, version, path)),
  );
}
