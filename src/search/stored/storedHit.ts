import { LEVELS } from '#model/search.ts';
import type { Hierarchy, HitType, SearchHit } from '#model/search.ts';

/** A hit as it is kept: the record without what belongs to one query (behaviours 98). */
export interface StoredHit extends Omit<SearchHit, '_snippetResult'> {
  /** The `objectID` of the hit for its page, where that was found along with it. */
  parent: string | null;
}

const TYPES: readonly string[] = [...LEVELS.slice(1), 'content'];

/** Reads a kept list; whatever is broken in it counts as absent (behaviours 99). */
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
  const { objectID, type, url, content, hierarchy, parent } = fieldsOf(value);
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isHitType(type)) return [];
  const levels = parseHierarchy(hierarchy);
  // Nothing to show: neither a page nor the heading that it stands for.
  if (levels.lvl1 === null || (type !== 'content' && levels[type] === null)) return [];
  return [{ objectID, type, url, content: text(content), hierarchy: levels, parent: text(parent) }];
}

function parseHierarchy(value: unknown): Hierarchy {
  const fields = fieldsOf(value);
  const levels = LEVELS.map((level) => [level, text(fields[level])]);
  // Every level is there, by the line above.
  return Object.fromEntries(levels) as Hierarchy;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isHitType(value: unknown): value is HitType {
  return typeof value === 'string' && TYPES.includes(value);
}
