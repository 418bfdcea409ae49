/** The four language editions of the documentation. */
export const EDITION_IDS = ['nodejs', 'python', 'java', 'dotnet'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

export interface Edition {
  id: EditionId;
  /** First segment of every URL of the edition, with both slashes: `/` or `/python/`. */
  prefix: string;
  label: string;
}

/** The edition of a URL: the one with the longest matching prefix. */
export function editionOfPath(editions: readonly Edition[], path: string): Edition {
  const slashed = path.toLowerCase().replace(/\/?$/, '/');
  const fitting = editions.filter((edition) => slashed.startsWith(edition.prefix));
  return fitting.reduce((best, edition) =>
    edition.prefix.length > best.prefix.length ? edition : best,
  );
}
