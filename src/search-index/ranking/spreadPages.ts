import { pageOf } from '#search-index/place.ts';
import type { RankedPlace } from './rankPlaces.ts';

/** So many hits of one page are shown before others had their turn. */
const HITS_OF_A_PAGE = 4;

/** Moves what one page has too much of behind the first screen, so that it does not fill it. */
export function spreadPages(ranked: readonly RankedPlace[], length: number): RankedPlace[] {
  const counts = new Map<string, number>();
  const first: RankedPlace[] = [];
  const later: RankedPlace[] = [];
  for (const one of ranked) {
    const page = pageOf(one.place.path);
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    if (count > HITS_OF_A_PAGE && first.length < length) later.push(one);
    else first.push(one);
  }
  return [...first.slice(0, length), ...[...later, ...first.slice(length)].sort(byScore)];
}

function byScore(a: RankedPlace, b: RankedPlace): number {
  return b.score - a.score;
}
