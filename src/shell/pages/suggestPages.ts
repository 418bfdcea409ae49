import { distance } from 'fastest-levenshtein';
import { editionOfPath, type Edition } from '#model/edition.ts';
import type { PageList } from '#model/page.ts';
import type { Version } from '#model/version.ts';

interface Site {
  editions: readonly Edition[];
  versions: readonly Version[];
}

/** A page by what its URL says. */
interface Place {
  path: string;
  edition: string;
  /** Empty for pages outside the docs. */
  version: string;
  /** The part of a URL that all editions and versions share: `docs/intro`. */
  slug: string;
}

export type Suggestion = Place & { title: string };

const NEAR_LIMIT = 5;

/**
 * What a reader may have meant by a URL without a page: that page in other editions and versions, and pages of this
 * edition and version with a similar name.
 */
export function suggestPages(site: Site, path: string, pages: PageList) {
  const wanted = locate(site, path);
  const known = pages.map(([url, title]): Suggestion => ({ title, ...locate(site, url) }));
  const elsewhere = known.filter((page) => page.slug === wanted.slug && page.path !== path);
  // Readers forget `docs` in a URL: those of the latest version are meant, too.
  const latest = site.versions.find((version) => version.path === '')?.label;
  const versions = wanted.version === '' ? ['', latest] : [wanted.version];
  const near = known
    .filter(({ edition, version }) => edition === wanted.edition && versions.includes(version))
    .map((page) => ({
      page,
      cost: unlikeness(wanted.slug, page.slug),
      // Of pages with the same name, that of the same folder is meant.
      detour: distance(wanted.slug, page.slug),
    }))
    .filter(({ cost }) => cost < 0.5)
    .sort((a, b) => a.cost - b.cost || a.detour - b.detour)
    .slice(0, NEAR_LIMIT)
    .map(({ page }) => page);
  return { elsewhere, near };
}

function locate({ editions, versions }: Site, path: string): Place {
  const { prefix, label } = editionOfPath(editions, path);
  const rest = path.slice(prefix.length);
  const [area, first, ...more] = rest.split('/');
  if (area !== 'docs') return { path, edition: label, version: '', slug: rest };
  const named = versions.find((version) => version.path !== '' && version.path === first);
  const version = named ?? versions.find((one) => one.path === '');
  const slug = ['docs', ...(named ? [] : [first]), ...more].join('/');
  return { path, edition: label, version: version?.label ?? '', slug };
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
