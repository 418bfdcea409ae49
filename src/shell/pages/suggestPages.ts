import { distance } from 'fastest-levenshtein';
import type { Edition } from '#model/edition.ts';
import { editionOfPath } from '#model/edition.ts';
import type { PageList } from '#model/page.ts';
import type { Version } from '#model/version.ts';

export interface Suggestion {
  path: string;
  title: string;
  edition: string;
  version: string;
}

export interface Suggestions {
  /** The requested page in other editions and versions. */
  elsewhere: Suggestion[];
  /** Pages of this edition and version with a similar name. */
  near: Suggestion[];
}

interface Site {
  editions: readonly Edition[];
  versions: readonly Version[];
}

const NEAR_LIMIT = 5;

/** What a reader may have meant by a URL without a page. */
export function suggestPages(site: Site, path: string, pages: PageList): Suggestions {
  const wanted = locate(site, path);
  const known = pages.map(([url, title]) => ({ title, ...locate(site, url) }));
  const elsewhere = known.filter(
    ({ slug, path: at }) => slug === wanted.slug && at !== wanted.path,
  );
  // Readers forget `docs` in a URL: those of the latest version are meant, too.
  const latest = site.versions.find((version) => version.path === '')?.label;
  const versions = wanted.version === '' ? ['', latest] : [wanted.version];
  const near = known
    .filter(({ edition, version }) => edition === wanted.edition && versions.includes(version))
    .map((page) => ({ page, cost: unlikeness(wanted.slug, page.slug) }))
    .filter(({ cost }) => cost < 0.5)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, NEAR_LIMIT);
  return {
    elsewhere: elsewhere.map(toSuggestion),
    near: near.map(({ page }) => toSuggestion(page)),
  };
}

interface Place {
  path: string;
  edition: string;
  /** Empty for pages outside the docs. */
  version: string;
  /** The part of a URL that all editions and versions share: `docs/intro`. */
  slug: string;
}

function locate({ editions, versions }: Site, path: string): Place {
  const edition = editionOfPath(editions, path);
  const rest = path.slice(edition.prefix.length);
  const [area, first, ...more] = rest.split('/');
  if (area !== 'docs') return { path, edition: edition.label, version: '', slug: rest };
  const named = versions.find((version) => version.path !== '' && version.path === first);
  const version = named ?? versions.find((one) => one.path === '');
  const words = named ? more : [first ?? '', ...more];
  return {
    path,
    edition: edition.label,
    version: version?.label ?? '',
    slug: ['docs', ...words].join('/'),
  };
}

/** 0 for the same name, 1 for nothing in common; a substring counts as close. */
function unlikeness(wanted: string, slug: string): number {
  const [a, b] = [lastPart(wanted), lastPart(slug)];
  if (a === '' || b === '') return 1;
  const shared = a.length > 3 && (b.includes(a) || a.includes(b)) ? 0.3 : 1;
  return Math.min(shared, distance(a, b) / Math.max(a.length, b.length));
}

function lastPart(slug: string): string {
  return slug.replace(/^.*\//, '').replace(/^class-/, '');
}

function toSuggestion({ path, title, edition, version }: Place & { title: string }): Suggestion {
  return { path, title, edition, version };
}
