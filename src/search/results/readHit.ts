import type { Hierarchy, HitType, SearchHit } from '#model/search.ts';
import { LEVELS } from '#model/search.ts';

export type Fields = Readonly<Record<string, unknown>>;

const TYPES: readonly unknown[] = [...LEVELS.slice(1), 'content'];

/** Extracts and validates the parts of a stored or received hit that we show; undefined if it is not a hit. */
export function readHit(value: unknown): SearchHit | undefined {
  const { objectID, type, url, content, hierarchy } = fieldsOf(value);
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isHitType(type)) return undefined;
  const titles = fieldsOf(hierarchy);
  const levels = LEVELS.map((level) => [level, textOf(titles[level])]);
  // Every level is there, by the line above.
  const all = Object.fromEntries(levels) as Hierarchy;
  return { objectID, type, url, content: textOf(content), hierarchy: all };
}

/** The fields of an object, still unknown; empty for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isHitType(value: unknown): value is HitType {
  return TYPES.includes(value);
}
