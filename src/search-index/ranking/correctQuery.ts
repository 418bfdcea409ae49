import type { PlaceIndex } from '#search-index/placeIndex.ts';
import type { Vocabulary } from '#search-index/vocabulary.ts';
import { corrections } from './corrections.ts';
import type { Query } from './parseQuery.ts';

type Index = Pick<PlaceIndex, 'vocabulary' | 'rules'>;

/** A query in the vocabulary of an index: with typos corrected, and "screen shot" also as one word. */
export function correctQuery(query: Query, index: Index): Query {
  const { vocabulary } = index;
  const { joined, corrected } = index.rules.weights.words;
  const spelled = new Map<string, string[]>();
  const parts = query.parts.map((part, at) => {
    const { word, isLast } = part;
    const terms = new Map(part.terms);
    const [before = '', after = ''] = [query.parts[at - 1]?.word, query.parts[at + 1]?.word];
    for (const term of [before + word, word + after]) {
      if (term !== word && vocabulary.has(term)) terms.set(term, joined);
    }
    const isKnown = vocabulary.has(word) || (isLast && vocabulary.hasPrefix(word));
    // Words covered by synonyms are not typos.
    const isExplained = query.meant.size > 0 && terms.size > 1;
    if (!isKnown && !isExplained) {
      const others = corrections(word, index, false);
      const likely = others.length > 0 || !isLast ? others : corrections(word, index, true);
      for (const other of likely) terms.set(other, corrected);
      spelled.set(word, likely);
    }
    return { ...part, terms };
  });
  // Words that no page has, such as folder names in an error message, should not count against any page.
  const known = parts.filter(({ terms, isLast }) =>
    [...terms.keys()].some(
      (term) => vocabulary.has(term) || (isLast && vocabulary.hasPrefix(term)),
    ),
  );
  const key =
    query.meant.size > 0 ? query.symbol.key : respelled(query.symbol.key, spelled, vocabulary);
  return { ...query, parts: known, symbol: { ...query.symbol, key } };
}

/** The intended name: corrected, and without the `set` of a setter that we don't have. */
function respelled(
  key: string,
  spelled: ReadonlyMap<string, readonly string[]>,
  { has, hasPrefix }: Vocabulary,
): string {
  const bare = key.replace(/^[gs]et/, '');
  if (!has(key) && !hasPrefix(key) && bare !== key && has(bare)) return bare;
  let meant = key;
  for (const [word, [likely]] of spelled) {
    if (likely !== undefined) meant = meant.replace(word, likely);
  }
  return meant;
}
