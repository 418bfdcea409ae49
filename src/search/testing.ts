import { hierarchyOf } from '#search-index/place.ts';
import type { Hierarchy, HitType, SearchAnswer, SearchHit } from '#model/search.ts';

/** For tests: a hit of the guides. */
export function makeHit(
  objectID: string,
  levels: Partial<Hierarchy> = {},
  type: HitType = 'lvl1',
): SearchHit {
  const hierarchy = { ...hierarchyOf('Guides', objectID), ...levels };
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
