import type { Finding, Concept } from './rules.ts';
import type { Prose } from './proseOf.ts';
import { excerpt, lineAt } from './proseOf.ts';
import type { placesOf } from './placesOf.ts';

interface LinkRules {
  /** The guide itself, which needs no link. */
  id: string;
  concepts: readonly Concept[];
  /** Whether an edition and version has a guide. */
  exists: (id: string) => boolean;
  find: typeof placesOf;
}

/** Concepts that a guide mentions without a link to their guides in the section of the first mention. */
export function findLinks(
  { pieces, links }: Prose,
  { id, concepts, exists, find }: LinkRules,
): Finding[] {
  return concepts.flatMap(({ guides, names }): Finding[] => {
    const guide = guides.find(exists);
    if (guide === undefined || guides.includes(id)) return [];
    for (const piece of pieces) {
      if (!piece.isLinkable) continue;
      const [place] = find(piece.text, names);
      if (!place) continue;
      const isLinked = links.some(
        (link) => guides.includes(link.id) && link.section <= piece.section,
      );
      if (isLinked) return [];
      const text = piece.text.slice(place.from, place.to).toLowerCase();
      return [
        {
          check: 'links',
          line: lineAt(piece, place.from),
          text,
          what: `"${text}" has no link to its guide: "${excerpt(piece, place.from, text.length)}".`,
          fix: `Link it here or in the same section: [${text}](./${guide}.md).`,
        },
      ];
    }
    return [];
  });
}
