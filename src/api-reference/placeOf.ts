import type { Edition } from '#model/edition.ts';
import { invariant } from '#model/invariant.ts';
import type { SearchScope } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';

/** The edition and version of a site by their names. */
export function placeOf(
  site: Pick<SiteConfig, 'editions' | 'versions'>,
  where: SearchScope,
): { edition: Edition; version: Version } {
  const edition = site.editions.find(({ id }) => id === where.edition);
  const version = site.versions.find(({ name }) => name === where.version);
  invariant(edition && version, 'a page belongs to an edition and a version of the site');
  return { edition, version };
}
