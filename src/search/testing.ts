import type { Edition } from '#model/edition.ts';
import type {
  Hierarchy,
  HitType,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { hierarchyOf } from '#search-index/place.ts';

/** For tests: a hit of the guides. */
export function makeHit(
  objectID: string,
  levels: Partial<Hierarchy> = {},
  type: HitType = 'lvl1',
): SearchHit {
  const hierarchy = { ...hierarchyOf(['Guides', objectID]), ...levels };
  const url = `https://playbill.example/docs/${objectID}`;
  return { objectID, type, hierarchy, content: null, url };
}

/** For tests: a response with these hits. */
export function makeResponse(
  hits: SearchHit[],
  more: Partial<SearchResponse> = {},
): SearchResponse {
  const nbHits = hits.length;
  return { hits, nbHits, page: 0, nbPages: 1, source: 'local', elsewhere: [], ...more };
}

/** For tests: a request as the modal makes it. */
export function requestFor(query: string, more: Partial<SearchRequest> = {}): SearchRequest {
  const scope = { edition: 'nodejs', version: 'stable' } as const;
  return { query, scope, page: 0, hitsPerPage: 20, snippetWords: 10, ...more };
}

const editions: Edition[] = [
  { id: 'nodejs', prefix: '/', label: 'Node.js' },
  { id: 'python', prefix: '/python/', label: 'Python' },
];

const versions: Version[] = [
  { name: 'current', label: 'Next', path: 'next', package: '2.0.0-alpha' },
  { name: 'stable', label: 'stable', path: '', package: '1.9.0' },
];

/** For tests: a site with two editions and both versions. */
export const testSite = { baseUrl: '/', product: 'playwright', editions, versions };

/** For tests: the same with a hosted search. */
export function hostedSite(search: SiteConfig['search'] = {}) {
  const service = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  return { ...testSite, search: { ...service, ...search } };
}

/** For tests: storage in memory; a broken one keeps nothing, as the real one then does. */
export function memoryStorage({ isBroken = false } = {}): BrowserStorage {
  const slots = new Map<string, string>();
  return {
    get: (key) => slots.get(key),
    set(key, value) {
      if (!isBroken) slots.set(key, value);
    },
    remove: (key) => void slots.delete(key),
    subscribe: () => () => undefined,
  };
}
