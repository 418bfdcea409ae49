import type { Place } from './place.ts';
import type { Rules } from './rules.ts';
import { nameKey } from './words.ts';

/** A place with the normalized names that readers may type for it. */
interface PlaceNames {
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
  /** For an option: how many options share the name. */
  sharedBy: number;
}

export interface NamedPlace extends Place {
  names: PlaceNames;
}

/** Adds the names under which places can be found. */
export function namePlaces(places: readonly Place[], rules: Rules): NamedPlace[] {
  const options = new Map<string, number>();
  for (const { kind, name } of places) {
    if (kind === 'option') options.set(nameKey(name), (options.get(nameKey(name)) ?? 0) + 1);
  }
  return places.map((place) => {
    const name = nameKey(place.name);
    const owner = nameKey(place.owner);
    const all = [name, ...place.aliases.map(nameKey)];
    const owners = owner === '' ? [] : rules.ownerKeys(owner);
    const likely = rules.likelihood(nameKey(place.owner.replace(/\..*/, '')), name);
    const names: PlaceNames = {
      name,
      owner,
      all,
      keys: [...all, ...owners.flatMap((one) => all.map((key) => one + key))],
      keywords: place.keywords.map(nameKey),
      likely,
      isRare: likely <= rules.weights.likelihood.unlisted,
      sharedBy: options.get(name) ?? 1,
    };
    return { ...place, names };
  });
}
