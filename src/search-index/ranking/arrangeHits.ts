import type { SearchResponse, SearchRequest } from '#model/search.ts';
import { pageOf } from '#search-index/place.ts';
import type { ScoredPlace } from './scorePlaces.ts';
import { toHit } from './toHit.ts';

export type FoundHits = Pick<SearchResponse, 'hits' | 'nbHits' | 'page' | 'nbPages'>;

export interface ArrangeOptions extends Pick<
  SearchRequest,
  'page' | 'hitsPerPage' | 'snippetWords' | 'purpose'
> {
  /** The prefix of absolute URLs. */
  site: string;
  /** How many hits of one page are shown before other pages get their turn. */
  hitsOfAPage: number;
}

/** One page of hits: best first, without duplicates, and no single page dominates the first screen. */
export function arrangeHits(scored: readonly ScoredPlace[], options: ArrangeOptions): FoundHits {
  const { page, hitsPerPage } = options;
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  const byPath = new Map(sorted.toReversed().map((one) => [one.place.path, one]));
  const once = sorted.filter((one) => byPath.get(one.place.path) === one);
  const arranged = spreadPages(once, options);
  return {
    hits: arranged
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((one) => toHit(one, options)),
    nbHits: arranged.length,
    page,
    nbPages: Math.ceil(arranged.length / hitsPerPage),
  };
}

/** Moves surplus hits of one page behind the first screen. */
function spreadPages(
  sorted: readonly ScoredPlace[],
  { hitsPerPage, hitsOfAPage }: ArrangeOptions,
): ScoredPlace[] {
  const counts = new Map<string, number>();
  const first: ScoredPlace[] = [];
  const later: ScoredPlace[] = [];
  for (const one of sorted) {
    const page = pageOf(one.place.path);
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    const isLater = first.length === hitsPerPage || count > hitsOfAPage;
    (isLater ? later : first).push(one);
  }
  return [...first, ...later];
}
