import type { EditionId } from '#model/edition.ts';
import type { Finding, Term } from './rules.ts';
import { excerpt, lineAt, type Prose } from './proseOf.ts';
import { placesOf } from './placesOf.ts';

/** Words that this site does not use, except in the phrases where they are right. */
export function findTerms({ pieces }: Pick<Prose, 'pieces'>, terms: readonly Term[]): Finding[] {
  return pieces
    .filter(({ kind }) => kind === 'text')
    .flatMap((piece) => {
      const lower = piece.text.toLowerCase();
      return terms.flatMap(({ not, write, except }) => {
        const found = placesOf(piece.text, not, lower);
        if (found.length === 0) return [];
        const right = except.flatMap((phrase) => placesOf(piece.text, [phrase]));
        return found
          .filter(({ from, to }) => !right.some((place) => place.from <= from && to <= place.to))
          .map(({ from, to }) => ({
            check: 'terms' as const,
            line: lineAt(piece, from),
            text: piece.text.slice(from, to).toLowerCase(),
            what: `"${piece.text.slice(from, to)}" is not a term we use: "${excerpt(piece, from, to - from)}".`,
            fix: `Write ${write}.`,
          }));
      });
    });
}

/** The terms of every guide, or those that apply only to the text of one edition. */
export function termsIn(where: EditionId | 'all editions', terms: readonly Term[]): Term[] {
  return terms.filter(({ scope = 'guides' }) =>
    where === 'all editions' ? scope === 'guides' : scope === where,
  );
}
