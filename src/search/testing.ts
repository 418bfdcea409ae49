import { hierarchyOf } from '#search-index/place.ts';
import type { Hierarchy, HitType, SearchResponse, SearchHit } from '#model/search.ts';

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

/** For tests: a response with these hits. */
export function makeResponse(
  hits: SearchHit[],
  more: Partial<SearchResponse> = {},
): SearchResponse {
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
