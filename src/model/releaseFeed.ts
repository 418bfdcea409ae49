import type { Edition } from './edition.ts';

/** The guide that an edition's feed is generated from. */
export const RELEASE_NOTES = 'release-notes';

/** The release feed of an edition: `/python/releases.xml`. */
export function releaseFeedPath({ prefix }: Pick<Edition, 'prefix'>): string {
  return `${prefix}releases.xml`;
}
