import MiniSearch from 'minisearch';
import type { Place } from './place.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';
import { splitWords } from './words.ts';

/** Where a term may stand in a place. */
export const FIELDS = ['name', 'keywords', 'context', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** Places that can be searched. */
export interface PlaceIndex {
  places: readonly Place[];
  words: MiniSearch<NumberedPlace>;
  vocabulary: Vocabulary;
}

interface NumberedPlace {
  id: number;
  place: Place;
}

/** So many places are indexed at a time, so that queries are answered in between. */
const CHUNK = 100;

/** Indexes places, at once: for the few hundred kilobytes of names, or where nobody waits. */
export function indexPlaces(places: readonly Place[]): PlaceIndex {
  const { index, documents } = emptyIndex(places);
  index.words.addAll(documents);
  return index;
}

/** Indexes places in small steps. */
export async function indexPlacesSlowly(places: readonly Place[]): Promise<PlaceIndex> {
  const { index, documents } = emptyIndex(places);
  await index.words.addAllAsync(documents, { chunkSize: CHUNK });
  return index;
}

function emptyIndex(places: readonly Place[]) {
  const vocabulary = createVocabulary();
  const words = new MiniSearch<NumberedPlace>({
    fields: [...FIELDS],
    // Its only other caller asks for the id.
    extractField: (document, field) =>
      field === 'id' ? document.id : fieldText(document.place, field as Field),
    tokenize: (text) => {
      const terms = splitWords(text);
      for (const term of terms) vocabulary.add(term);
      return terms;
    },
    processTerm: (term) => term,
  });
  const index: PlaceIndex = { places, words, vocabulary };
  return { index, documents: places.map((place, id) => ({ id, place })) };
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

/** The titles above a place, from its page on. */
function contextOf({ hierarchy, level, owner }: Place): string[] {
  const { lvl1, lvl2, lvl3, lvl4, lvl5 } = hierarchy;
  const above = [lvl1, lvl2, lvl3, lvl4, lvl5]
    .slice(0, level - 1)
    .filter((title) => title !== null);
  // The headings over members ("Methods") say nothing.
  return owner === '' ? above : [owner];
}
