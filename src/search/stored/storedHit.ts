import type { SearchHit } from '#model/search.ts';
import { fieldsOf, readHit, textOf } from '#search/results/readHit.ts';

/** A stored hit: the record without what belongs to one query (behavior stored-search-lists). */
export interface StoredHit extends Omit<SearchHit, '_snippetResult'> {
  /** The `objectID` of the hit for its page, if that was found along with it. */
  parent: string | null;
}

/** Parses a stored list; invalid entries are dropped (behavior stored-search-saving). */
export function parseStoredHits(text: string | undefined): StoredHit[] {
  if (text === undefined) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap(parseHit) : [];
  } catch {
    return [];
  }
}

function parseHit(value: unknown): StoredHit[] {
  const hit = readHit(value);
  // Nothing to show: neither a page nor its heading.
  if (!hit?.hierarchy.lvl1 || (hit.type !== 'content' && hit.hierarchy[hit.type] === null))
    return [];
  return [{ ...hit, parent: textOf(fieldsOf(value)['parent']) }];
}
