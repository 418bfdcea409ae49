import type { SearchHit } from '#model/search.ts';
import { markedParts } from './markedParts.ts';

/** A hit among its siblings. */
interface GroupedHit extends SearchHit {
  /** The hit for the page itself, if it is in the same group. */
  pageHit: SearchHit | undefined;
  /** Whether it is shown below the hit for its page, connected by a line. */
  isChild: boolean;
}

/** Hits of one top-level section of the site. */
export interface HitGroup {
  title: string;
  hits: GroupedHit[];
}

/**
 * Groups hits by section, and within a section by page, both in order of first appearance and with at most
 * `max` each (behavior search-results).
 */
export function groupHits(hits: readonly SearchHit[], max: number): HitGroup[] {
  const sections = groupBy(hits, ({ hierarchy }) => plainText(hierarchy.lvl0), max);
  return [...sections].map(([title, members]) => {
    const pages = groupBy(members, ({ hierarchy }) => plainText(hierarchy.lvl1), max);
    return { title, hits: [...pages.values()].flatMap(withPageHits) };
  });
}

function withPageHits(hits: SearchHit[]): GroupedHit[] {
  const pageAt = hits.findIndex(({ type }) => type === 'lvl1');
  return hits.map((hit, index) => ({
    ...hit,
    pageHit: hit.type === 'lvl1' ? undefined : hits[pageAt],
    // A line to its page makes sense only if the page is above.
    isChild: hit.type !== 'lvl1' && pageAt >= 0 && pageAt < index,
  }));
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string, max: number) {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    groups.set(keyOf(item), group);
    if (group.length < max) group.push(item);
  }
  return groups;
}

function plainText(text: string | null): string {
  return markedParts(text ?? '')
    .map((part) => part.text)
    .join('');
}
