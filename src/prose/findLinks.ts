import { placesOf } from './placesOf.ts';
import { excerpt, lineAt, type Prose } from './proseOf.ts';
import type { Concept, Finding } from './rules.ts';

interface LinkRules {
  /** The guide itself, which needs no link. */
  id: string;
  concepts: readonly Concept[];
  /** Whether an edition and version has a guide. */
  exists: (id: string) => boolean;
}

/** Concepts that a guide mentions without a link to their guides in the section of the first mention. */
export function findLinks({ pieces, links }: Prose, rules: LinkRules): Finding[] {
  const { id, concepts, exists } = rules;
  const unseen = new Set(
    concepts.filter(({ guides }) => guides.some(exists) && !guides.includes(id)),
  );
  return pieces
    .filter(({ isLinkable }) => isLinkable)
    .flatMap((piece) => {
      const lower = piece.text.toLowerCase();
      return [...unseen].flatMap((concept): Finding[] => {
        const { guides, names } = concept;
        const [place] = placesOf(piece.text, names, lower);
        if (!place) return [];
        unseen.delete(concept);
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
            fix: `Link it here or in the same section: [${text}](./${guides.find(exists) ?? ''}.md).`,
          },
        ];
      });
    });
}
