import { didYouMean } from '#model/nearest.ts';
import { docPath } from '#model/path.ts';
import type { Problem } from '#model/problem.ts';
import type { Redirect, SiteConfig } from '#model/site.ts';
import { lineOfField } from './sourceLines.ts';

export interface ResolvedRedirect {
  from: string;
  to: string;
}

/** Resolves the configured redirects to URLs, and checks that each target is a page. */
export function resolveRedirects(options: {
  site: SiteConfig;
  /** Every URL of the site. */
  paths: ReadonlySet<string>;
  /** The text of `site.config.ts`, to locate problems. */
  source: string;
}): { redirects: ResolvedRedirect[]; problems: Problem[] } {
  const { site, paths, source } = options;
  const redirects = new Map<string, string>();
  const problems: Problem[] = [];
  const allFrom = new Set(
    site.redirects.flatMap((redirect) =>
      scopes(site, redirect).map((scope) => scope(redirect.from)),
    ),
  );
  site.redirects.forEach((redirect, index) => {
    const problem = (what: string, fix: string) =>
      problems.push({
        file: 'site.config.ts',
        line: lineOfField(source, 'siteConfig', ['redirects', index]),
        what,
        fix,
      });
    const found = scopes(site, redirect).flatMap((scope) => {
      const to = redirect.to
        .map((target) => place(scope, target))
        .find((path) => paths.has(bare(path)));
      return to === undefined ? [] : [{ from: scope(redirect.from), to }];
    });
    if (found.length === 0) problem(...leadsNowhere(redirect, site, paths, allFrom));
    const hidden = found.find(({ from }) => paths.has(from));
    const twice = found.find(({ from }) => redirects.has(from));
    if (hidden) {
      problem(
        `The redirect from "${hidden.from}" hides the page at that URL.`,
        'Remove the redirect.',
      );
    } else if (twice) {
      problem(`The URL "${twice.from}" is redirected twice.`, 'Remove one of the redirects.');
    }
    for (const { from, to } of found) redirects.set(from, to);
  });
  return { redirects: [...redirects].map(([from, to]) => ({ from, to })), problems };
}

type Scope = (path: string) => string;

/** The places in which a redirect applies, as functions from a relative path to a URL. */
function scopes(site: SiteConfig, { scope }: Redirect): Scope[] {
  if (scope === 'site') return [(path) => `/${path.replace(/^\//, '')}`];
  if (scope === 'edition')
    return site.editions.map(
      ({ prefix }) =>
        (path) =>
          prefix + path,
    );
  return site.editions.flatMap((edition) =>
    site.versions.map((version) => (path: string) => docPath(edition, version, path)),
  );
}

function place(scope: Scope, target: string): string {
  return target.startsWith('/') ? target : scope(target);
}

function bare(path: string): string {
  return path.replace(/#.*$/, '');
}

function leadsNowhere(
  redirect: Redirect,
  site: SiteConfig,
  paths: ReadonlySet<string>,
  allFrom: ReadonlySet<string>,
): [what: string, fix: string] {
  const [scope = (path: string) => path] = scopes(site, redirect);
  const target = place(scope, redirect.to[0] ?? '');
  if (allFrom.has(target)) {
    return [
      `The redirect from "${redirect.from}" points to "${target}", which is itself redirected.`,
      'Use the final URL, to rule out loops.',
    ];
  }
  return [
    `The redirect from "${redirect.from}" points to "${target}", which is not a page.`,
    `${didYouMean(target, paths)}Fix the target or remove the redirect.`,
  ];
}
