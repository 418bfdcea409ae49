import type { Place } from '#search-index/place.ts';
import { nameKey } from '#search-index/words.ts';

/** A place by the names that readers may type for it, without their spelling. */
export interface PlaceNames {
  name: string;
  /** The class, and for an option its member, too. */
  owner: string;
  className: string;
  /** The name and its aliases. */
  all: readonly string[];
  /** Keywords of a page, each as one name. */
  keywords: ReadonlySet<string>;
}

/** All names of an index. */
export interface NameTable {
  namesOf: (place: Place) => PlaceNames;
  placesOf: (key: string) => readonly Place[];
  /** Whether a place is called so, with or without its owner. */
  hasKey: (place: Place, key: string) => boolean;
  /** How many options have the name of this one. */
  optionsNamed: (place: Place) => number;
}

const NONE: ReadonlySet<string> = new Set();
const NOBODY: PlaceNames = { name: '', owner: '', className: '', all: [], keywords: NONE };

/** Collects the names of places. */
export function createNameTable(places: readonly Place[]): NameTable {
  const names = new Map<Place, PlaceNames>();
  const byKey = new Map<string, Set<Place>>();
  const options = new Map<string, number>();
  for (const place of places) {
    const name = nameKey(place.name);
    const own = {
      name,
      owner: nameKey(place.owner),
      className: nameKey(place.owner.replace(/\..*/, '')),
      all: [name, ...place.aliases.map(nameKey)],
      keywords: place.keywords.length > 0 ? new Set(place.keywords.map(nameKey)) : NONE,
    };
    names.set(place, own);
    if (place.kind === 'option') options.set(name, (options.get(name) ?? 0) + 1);
    for (const key of keysOf(own)) {
      const known = byKey.get(key);
      if (known) known.add(place);
      else byKey.set(key, new Set([place]));
    }
  }
  return {
    namesOf: (place) => names.get(place) ?? NOBODY,
    placesOf: (key) => [...(byKey.get(key) ?? [])],
    hasKey: (place, key) => byKey.get(key)?.has(place) ?? false,
    optionsNamed: (place) => options.get(nameKey(place.name)) ?? 1,
  };
}

function keysOf({ owner, all }: PlaceNames): Set<string> {
  if (owner === '') return new Set(all);
  // Assertions are asked for by what they are about: "page to have url".
  const owners = [owner, owner.replace(/assertions$/, '')];
  return new Set([...all, ...owners.flatMap((one) => all.map((key) => one + key))]);
}
