import type { Place } from './place.ts';
import type { Rules } from './rules.ts';
import { createWordIndex, type Vocabulary, type WordIndex } from './wordIndex.ts';
import { nameKey } from './words.ts';

/** The fields in which a term may occur. */
export type Field = keyof Rules['weights']['fields'];
export const FIELDS: readonly Field[] = ['name', 'keywords', 'context', 'text'];

/** Places that can be searched by words and by names. */
export interface PlaceIndex {
  rules: Rules;
  /** By their ids. */
  places: readonly NamedPlace[];
  words: WordIndex;
  vocabulary: Vocabulary;
  /** The places with this name, with or without their owner. */
  byKey: ReadonlyMap<string, readonly NamedPlace[]>;
}

/** A place with the normalized names that readers may type for it. */
export interface NamedPlace extends Place {
  id: number;
  names: {
    name: string;
    /** The class, and for an option also its member. */
    owner: string;
    /** The name and its aliases. */
    all: readonly string[];
    /** With and without the owner. */
    keys: readonly string[];
    /** Keywords of a page, each as one name. */
    keywords: readonly string[];
    /** How likely its class is meant; 0 if it has none. */
    likely: number;
    isRare: boolean;
    /** Kept for old code, or for what few readers test. */
    isLast: boolean;
    /** For an option: how many options share the name. */
    sharedBy: number;
  };
}

/** How many places are indexed at a time, so queries can run in between. */
const CHUNK = 1000;

/**
 * Indexes names synchronously. The first result must not wait, so options, which are the majority, have no
 * words yet.
 */
export function indexNames(places: readonly Place[], rules: Rules): PlaceIndex {
  const index = emptyIndex(places, rules);
  for (const place of index.places) {
    if (place.kind !== 'option') index.words.add(place.id, textsOf(place));
  }
  for (const { kind, name } of places) if (kind === 'option') index.words.addTerm(nameKey(name));
  return index;
}

/** Indexes places with their texts, in batches. */
export async function indexTexts(places: readonly Place[], rules: Rules): Promise<PlaceIndex> {
  const index = emptyIndex(places, rules);
  for (const [at, place] of index.places.entries()) {
    if (at % CHUNK === CHUNK - 1) await new Promise((resolve) => setTimeout(resolve));
    index.words.add(place.id, textsOf(place));
  }
  return index;
}

function emptyIndex(unnamed: readonly Place[], rules: Rules): PlaceIndex {
  const places = namePlaces(unnamed, rules);
  const words = createWordIndex(FIELDS);
  const byKey = new Map<string, NamedPlace[]>();
  for (const place of places) {
    for (const key of new Set([...place.names.keys, ...place.names.keywords])) {
      const known = byKey.get(key);
      if (known) known.push(place);
      else byKey.set(key, [place]);
    }
  }
  return { rules, places, words, vocabulary: words.vocabulary, byKey };
}

/** Adds the names under which places can be found. */
function namePlaces(places: readonly Place[], rules: Rules): NamedPlace[] {
  const options = new Map<string, number>();
  for (const { kind, name } of places) {
    if (kind === 'option') options.set(nameKey(name), (options.get(nameKey(name)) ?? 0) + 1);
  }
  return places.map((place, id) => {
    const name = nameKey(place.name);
    const owner = nameKey(place.owner);
    const all = [place.name, ...place.aliases].flatMap((title) => {
      const key = nameKey(title);
      const telling = nameKey(rules.withoutStopWords(title));
      return place.kind === 'page' && telling !== key ? [key, telling] : [key];
    });
    const owners = owner === '' ? [] : rules.ownerKeys(owner);
    const itsClass = nameKey((place.owner || place.name).replace(/\..*/, ''));
    const isOfAClass = owner !== '' || place.kind === 'class';
    // What is discouraged or deprecated has a better one elsewhere.
    const share = place.standing ? 0.5 : 1;
    const likely = isOfAClass ? rules.likelihood(itsClass, name) * share : 0;
    const names = {
      name,
      owner,
      all,
      keys: [...all, ...owners.flatMap((one) => all.map((key) => one + key))],
      keywords: place.keywords.map(nameKey),
      likely,
      isRare: likely <= rules.weights.likelihood.unlisted,
      isLast: rules.isLast(itsClass),
      sharedBy: options.get(name) ?? 1,
    };
    return { ...place, id, names };
  });
}

const textsOf = (place: Place) => FIELDS.map((field) => TEXTS[field](place));

const TEXTS: Record<Field, (place: Place) => string> = {
  name: ({ name, aliases }) => [name, ...aliases].join(' '),
  keywords: ({ keywords }) => keywords.join(' '),
  /** The titles above, starting at the page; group headings of members ("Methods") carry no meaning. */
  context: ({ hierarchy, level, owner }) =>
    owner || Object.values(hierarchy).slice(1, level).filter(Boolean).join(' '),
  text: ({ texts }) => texts.join(' '),
};
