import { EDITION_IDS } from '#model/edition.ts';
import type {
  ElsewhereHit,
  SearchResponse,
  SearchIndexes,
  SearchRequest,
  SearchScope,
} from '#model/search.ts';
import { scopeKey } from '#model/search.ts';
import type { LocalIndex } from '#search-index/openIndex.ts';
import { openIndex } from '#search-index/openIndex.ts';
import type { SymbolTier } from '#search-index/tiers/symbolTier.ts';
import type { TextTier } from '#search-index/tiers/textTier.ts';

export interface LocalEngineOptions {
  /** Absolute URLs of the index files. */
  indexes: SearchIndexes;
  /** Loads and parses a file; rejects if that fails. */
  load: (url: string) => Promise<unknown>;
  /** Called when texts have arrived after partial results were returned. */
  onTexts: () => void;
}

export interface LocalEngine {
  search: (request: SearchRequest) => Promise<SearchResponse>;
  warmUp: (scope: SearchScope) => Promise<void>;
}

/** Searches index files, which are loaded on demand. */
export function createLocalEngine({ indexes, load, onTexts }: LocalEngineOptions): LocalEngine {
  const names = new Map<string, Promise<LocalIndex>>();
  const texts = new Map<string, Promise<LocalIndex>>();
  const complete = new Map<string, LocalIndex>();

  function fileOf(scope: SearchScope, tier: 'symbols' | 'text'): Promise<unknown> {
    const files = indexes[scopeKey(scope)];
    if (files) return load(files[tier]);
    return Promise.reject(new Error(`There is no index of ${scopeKey(scope)}.`));
  }

  const openNames = (scope: SearchScope) =>
    onceUnlessFailed(names, scopeKey(scope), async () =>
      // Written by our own build; the name contains a hash of the content.
      openIndex((await fileOf(scope, 'symbols')) as SymbolTier),
    );

  const openTexts = (scope: SearchScope) =>
    onceUnlessFailed(texts, scopeKey(scope), async () => {
      const index = await openNames(scope);
      const full = await index.withTexts((await fileOf(scope, 'text')) as TextTier);
      complete.set(scopeKey(scope), full);
      onTexts();
      return full;
    });

  async function findElsewhere(query: string, scope: SearchScope): Promise<ElsewhereHit[]> {
    const others = EDITION_IDS.filter((edition) => edition !== scope.edition);
    const found = await Promise.all(
      others.map(async (edition): Promise<ElsewhereHit[]> => {
        const index = await openNames({ ...scope, edition }).catch(() => undefined);
        const hit = index?.findName(query);
        return hit ? [{ edition, ...hit }] : [];
      }),
    );
    return found.flat();
  }

  return {
    async search({ scope, ...request }) {
      const symbols = await openNames(scope);
      const full = openTexts(scope);
      // Names work without them; the next query retries the texts.
      full.catch(() => undefined);
      const isLacking = symbols.lacksName(request.query);
      let elsewhere = isLacking ? await findElsewhere(request.query, scope) : [];
      // After all awaits: a result is partial only if the texts are still to be announced.
      let index = complete.get(scopeKey(scope)) ?? symbols;
      let found = index.search(request);
      // Only with the texts is it certain that there is no match.
      if (found.nbHits === 0) {
        index = await full;
        found = index.search(request);
        if (found.nbHits === 0 && !isLacking) elsewhere = await findElsewhere(request.query, scope);
      }
      const isPartial = index === symbols;
      return { ...found, source: 'local', elsewhere, ...(isPartial ? { isPartial } : {}) };
    },
    async warmUp(scope) {
      await openNames(scope);
    },
  };
}

/** Memoizes a load; a failed one is retried. */
function onceUnlessFailed<T>(
  known: Map<string, Promise<T>>,
  key: string,
  begin: () => Promise<T>,
): Promise<T> {
  const existing = known.get(key);
  if (existing) return existing;
  const promise = begin();
  known.set(key, promise);
  promise.catch(() => known.delete(key));
  return promise;
}
