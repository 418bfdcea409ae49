import type { Place } from '#search/index/place.ts';

/** A search engine as it comes, with the same fields, words and boosts for all. */
export interface Engine {
  name: string;
  /** What a page would import of it. */
  imports: string;
  index: (places: readonly Place[]) => Promise<EngineIndex>;
  /** Opens what {@link EngineIndex.save} returned. */
  load: (saved: string) => Promise<EngineIndex>;
}

export interface EngineIndex {
  /** Numbers of places, the best first. */
  search: (query: string) => Promise<number[]>;
  save: () => Promise<string>;
}

export const FIELD_BOOST = { name: 5, keywords: 4, context: 2, text: 1 };
export const HITS = 20;

/** A place as engines take it. */
export function documentOf(place: Place, id: number) {
  const { lvl1, lvl2, lvl3 } = place.hierarchy;
  return {
    id,
    name: [place.name, ...place.aliases].join(' '),
    keywords: place.keywords.join(' '),
    context: [lvl1, lvl2, lvl3].filter((title) => title !== null).join(' '),
    text: place.texts.join(' '),
  };
}
