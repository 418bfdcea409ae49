import type { Hierarchy, HitType, SearchAnswer, SearchHit } from '#model/search.ts';

/** For tests: a hit of the guides. */
export function makeHit(
  objectID: string,
  levels: Partial<Hierarchy> = {},
  type: HitType = 'lvl1',
): SearchHit {
  const hierarchy: Hierarchy = {
    lvl0: 'Guides',
    lvl1: objectID,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
    ...levels,
  };
  return {
    objectID,
    type,
    hierarchy,
    content: null,
    url: `https://playbill.example/docs/${objectID}`,
  };
}

/** For tests: an answer with these hits. */
export function makeAnswer(hits: SearchHit[], more: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    source: 'local',
    elsewhere: [],
    ...more,
  };
}
