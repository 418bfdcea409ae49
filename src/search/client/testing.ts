import type { SearchRequest } from '#model/search.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import type { SiteConfig } from '#model/site.ts';

/** A request as the modal makes it, for tests. */
export function requestFor(query: string, more: Partial<SearchRequest> = {}): SearchRequest {
  const scope = { edition: 'nodejs', version: 'stable' } as const;
  return { query, scope, page: 0, hitsPerPage: 20, snippetWords: 10, ...more };
}

/** A site with a hosted search, for tests. */
export function hostedSite(search: SiteConfig['search'] = {}) {
  const editions: SiteConfig['editions'] = [
    { id: 'nodejs', prefix: '/', label: 'Node.js' },
    { id: 'python', prefix: '/python/', label: 'Python' },
  ];
  const service = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  return { editions, product: 'playwright', baseUrl: '/', search: { ...service, ...search } };
}

/** Storage in memory, for tests; a broken one keeps nothing, as the real one then does. */
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
