import type { Edition } from './edition.ts';

/** The guide that the feed of an edition is made of. */
export const RELEASE_NOTES = 'release-notes';

/** Where programs learn of new releases: `/python/releases.xml`. */
export function releaseFeedPath({ prefix }: Pick<Edition, 'prefix'>): string {
  return `${prefix}releases.xml`;
}
