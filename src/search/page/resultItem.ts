import { type SearchHit, LEVELS } from '#model/search.ts';
import { hitUrl, type HitUrl, contentOf, levelOf, type MarkedPart } from '#search/results/hit.ts';

/** What the search page shows of a hit: small enough to store in a history entry. */
export interface ResultItem extends HitUrl {
  id: string;
  title: MarkedPart[];
  /** The levels above the title, outermost first. */
  trail: string[];
  /** The text that matches, or the first one of the place. */
  snippet: MarkedPart[];
}

/** Reduces a hit to its deepest level, the levels above and an excerpt (behavior search-page-results). */
export function resultItem(hit: SearchHit, site: Parameters<typeof hitUrl>[1]): ResultItem {
  const levels = LEVELS.filter((level) => hit.hierarchy[level]);
  const deepest = levels.at(-1) ?? 'lvl0';
  return {
    id: hit.objectID,
    ...hitUrl(hit.url, site),
    title: levelOf(hit, deepest),
    trail: levels.slice(0, -1).map((level) => hit.hierarchy[level] ?? ''),
    snippet: contentOf(hit),
  };
}
