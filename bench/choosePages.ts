import { didYouMean } from '#model/nearest.ts';
import type { SitePage } from './benchSite.ts';

/** A page of the report: its role or path, and its URL on each site. */
export interface PageChoice {
  label: string;
  /** In the order of the sites; undefined if a site does not have the page. */
  paths: (string | undefined)[];
}

type Pages = readonly SitePage[];

/** The requested pages, or the most informative ones: home, a guide, the largest, the smallest. */
export function choosePages(sites: readonly Pages[], wanted: readonly string[]): PageChoice[] {
  if (wanted.length > 0) {
    return wanted.map((path) => ({ label: path, paths: findEverywhere(sites, path) }));
  }
  const shared = sharedPages(sites);
  // Two sites are compared on pages that both have; unrelated sites each show their own.
  const roles = sites.map((pages) => chooseRoles(shared.length > 0 ? shared : pages));
  return (['home', 'guide', 'largest', 'smallest'] as const)
    .map((label) => ({ label, paths: roles.map((role) => role[label]) }))
    .filter(({ paths }) => paths.some((path) => path !== undefined));
}

function findEverywhere(sites: readonly Pages[], wanted: string): (string | undefined)[] {
  const paths = sites.map((pages) => find(pages, wanted));
  if (paths.some((path) => path !== undefined)) return paths;
  const known = sites.flatMap((pages) => pages.map(({ path }) => path));
  throw new Error(`There is no page "${wanted}". ${didYouMean(wanted, known)}`.trim());
}

function sharedPages([first = [], ...others]: readonly Pages[]): Pages {
  return first.filter(({ path }) => others.every((pages) => find(pages, path) !== undefined));
}

function chooseRoles(pages: Pages) {
  const docs = pages.filter(({ path }) => path.includes('/docs/'));
  const bySize = (docs.length > 0 ? [...docs] : [...pages]).sort((a, b) => a.bytes - b.bytes);
  return {
    home: find(pages, '/'),
    guide: find(pages, '/docs/intro') ?? bySize[Math.floor(bySize.length / 2)]?.path,
    largest: bySize.at(-1)?.path,
    smallest: bySize[0]?.path,
  };
}

function find(pages: Pages, path: string): string | undefined {
  return pages.find((page) => page.path === path)?.path;
}
