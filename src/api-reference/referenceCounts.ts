import type { Edition } from '#model/edition.ts';
import type { Version } from '#model/version.ts';
import type { ApiVersions } from './apiVersion.ts';
import { LANGUAGE_OF_EDITION } from './facts.ts';

/** How much of the API each edition and version documents: one line for each version. */
export function referenceCounts(
  api: ApiVersions,
  { editions, versions }: { editions: readonly Edition[]; versions: readonly Version[] },
): string[] {
  return versions.map(({ name, label }) => {
    const counts = editions.map((edition) => {
      const classes = api[name].languages[LANGUAGE_OF_EDITION[edition.id]];
      const members = classes.reduce((sum, owner) => sum + owner.members.length, 0);
      return `${edition.label} ${classes.length} classes, ${members} members`;
    });
    return `API reference, ${label}: ${counts.join('; ')}.`;
  });
}
