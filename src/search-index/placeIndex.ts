import MiniSearch from 'minisearch';
import type { NamedPlace } from './namePlaces.ts';
import { namePlaces } from './namePlaces.ts';
import type { Place } from './place.ts';
import type { Rules } from './rules.ts';
import { nameKey, splitWords } from './words.ts';

/** The fields in which a term may occur. */
export type Field = keyof Rules['weights']['fields'];
export const FIELDS: readonly Field[] = ['name', 'keywords', 'context', 'text'];

/** Places that can be searched by words and by names. */
export interface PlaceIndex {
  rules: Rules;
  /** The ids in `words` are indexes into this array. */
  places: readonly NamedPlace[];
  words: MiniSearch<IndexedPlace>;
  vocabulary: Vocabulary;
  /** The places with this name, with or without their owner. */
  byKey: ReadonlyMap<string, readonly NamedPlace[]>;
}

interface IndexedPlace {
  id: number;
  place: Place;
}

/** The batch size for indexing, so queries can run in between. */
const CHUNK = 100;

/**
 * Indexes names synchronously. The first result must not wait, so options, which are the majority, have no
 * words yet.
 */
export function indexNames(places: readonly Place[], rules: Rules): PlaceIndex {
  const { index, documents } = emptyIndex(places, rules);
  index.words.addAll(documents.filter(({ place }) => place.kind !== 'option'));
  for (const { kind, name } of places) if (kind === 'option') index.vocabulary.add(nameKey(name));
  return index;
}

/** Indexes places with their texts, in small batches. */
export async function indexTexts(places: readonly Place[], rules: Rules): Promise<PlaceIndex> {
  const { index, documents } = emptyIndex(places, rules);
  await index.words.addAllAsync(documents, { chunkSize: CHUNK });
  return index;
}

function emptyIndex(unnamed: readonly Place[], rules: Rules) {
  const places = namePlaces(unnamed, rules);
  const vocabulary = createVocabulary();
  const words = new MiniSearch<IndexedPlace>({
    fields: [...FIELDS],
    // Its only other caller passes the id.
    extractField: (document, field) =>
      field === 'id' ? document.id : fieldText(document.place, field as Field),
    tokenize: (text) => {
      const terms = splitWords(text);
      for (const term of terms) vocabulary.add(term);
      return terms;
    },
    processTerm: (term) => term,
  });
  const index: PlaceIndex = { rules, places, words, vocabulary, byKey: placesByKey(places) };
  return { index, documents: places.map((place, id) => ({ id, place })) };
}

function placesByKey(places: readonly NamedPlace[]): Map<string, NamedPlace[]> {
  const byKey = new Map<string, NamedPlace[]>();
  for (const place of places) {
    for (const key of new Set(place.names.keys)) {
      const known = byKey.get(key);
      if (known) known.push(place);
      else byKey.set(key, [place]);
    }
  }
  return byKey;
}

function fieldText(place: Place, field: Field): string {
  switch (field) {
    case 'name':
      return [place.name, ...place.aliases].join(' ');
    case 'keywords':
      return place.keywords.join(' ');
    case 'context':
      return contextOf(place).join(' ');
    case 'text':
      return place.texts.join(' ');
  }
}

/** The titles above a place, starting at its page. */
function contextOf({ hierarchy, level, owner }: Place): string[] {
  const { lvl1, lvl2, lvl3, lvl4, lvl5 } = hierarchy;
  const above = [lvl1, lvl2, lvl3, lvl4, lvl5]
    .slice(0, level - 1)
    .filter((title) => title !== null);
  // Group headings of members ("Methods") carry no meaning.
  return owner === '' ? above : [owner];
}

/** The terms of an index. */
export interface Vocabulary {
  add: (term: string) => void;
  has: (term: string) => boolean;
  /** Whether any term has this prefix. */
  hasPrefix: (start: string) => boolean;
  terms: () => Iterable<string>;
}

export function createVocabulary(): Vocabulary {
  const terms = new Set<string>();
  let sorted: string[] = [];
  return {
    add: (term) => terms.add(term),
    has: (term) => terms.has(term),
    terms: () => terms,
    hasPrefix: (start) => {
      if (sorted.length !== terms.size) sorted = [...terms].sort();
      return sorted[firstNotBefore(sorted, start)]?.startsWith(start) ?? false;
    },
  };
}

function firstNotBefore(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
