import { EDITION_IDS } from '#model/edition.ts';
import {
  type ElsewhereHit,
  scopeKey,
  type SearchRequest,
  type SearchResponse,
  type SearchScope,
  symbolsPath,
} from '#model/search.ts';
import { onceUnlessFailed } from '#runtime/onceUnlessFailed.ts';
import { type LocalIndex, openIndex } from '#search-index/openIndex.ts';
import type { SymbolTier } from '#search-index/symbolTier.ts';
import type { TextTier } from '#search-index/textTier.ts';
import { inTime } from './inTime.ts';

/** Messages from the page to the worker: a query, or a scope whose names are preloaded. */
export type ToWorker = { baseUrl: string } & (
  | { scope: SearchScope }
  | { id: number; request: SearchRequest }
);

/** Messages from the worker to the page; `texts` says that they have arrived. */
export type FromWorker =
  | { id: number; response: SearchResponse }
  | { id: number; failure: string }
  | 'texts';

/** Results that move under the reader's eyes are worse than a short wait, unless the host of the texts hangs. */
const PATIENCE_MS = 3000;

interface LocalEngineOptions {
  /** Loads and parses a file, given without the base URL; `no-cache` asks the host first. Rejects if that fails. */
  load: (path: string, cache?: 'no-cache') => Promise<unknown>;
  /** Called when texts have arrived after partial results were returned. */
  onTexts: () => void;
}

/** Searches index files, which are loaded on demand. */
export function createLocalEngine({ load, onTexts }: LocalEngineOptions) {
  const names = new Map<string, Promise<LocalIndex>>();
  const texts = new Map<string, Promise<LocalIndex>>();
  const complete = new Map<string, LocalIndex>();

  // Index files are written by our own build.
  const loadNames = async (scope: SearchScope, cache?: 'no-cache') =>
    openIndex((await load(symbolsPath(scope), cache)) as SymbolTier);

  const openNames = (scope: SearchScope) =>
    onceUnlessFailed(names, scopeKey(scope), () => loadNames(scope));

  /** Of the same build as the names: the name of the file contains a hash of its content. */
  const addTexts = async (index: LocalIndex) =>
    index.withTexts((await load(index.texts)) as TextTier);

  /** After a deployment, cached names refer to texts that are gone. */
  async function addNewTexts(scope: SearchScope, old: LocalIndex, error: unknown) {
    const current = await loadNames(scope, 'no-cache');
    if (current.texts === old.texts) throw error;
    const full = await addTexts(current);
    names.set(scopeKey(scope), Promise.resolve(current));
    return full;
  }

  const openTexts = (scope: SearchScope) =>
    onceUnlessFailed(texts, scopeKey(scope), async () => {
      const known = await openNames(scope);
      const full = await addTexts(known).catch((error: unknown) =>
        addNewTexts(scope, known, error),
      );
      complete.set(scopeKey(scope), full);
      onTexts();
      return full;
    });

  async function findElsewhere(query: string, scope: SearchScope): Promise<ElsewhereHit[]> {
    const others = EDITION_IDS.filter((edition) => edition !== scope.edition);
    const found = await Promise.all(
      others.map(async (edition): Promise<ElsewhereHit[]> => {
        const other = await openNames({ ...scope, edition }).catch(() => undefined);
        const hit = other?.findName(query);
        return hit ? [{ edition, ...hit }] : [];
      }),
    );
    return found.flat();
  }

  async function search({ scope, ...request }: SearchRequest): Promise<SearchResponse> {
    const symbols = await openNames(scope);
    const full = openTexts(scope);
    // Names work without them; the next query retries the texts.
    full.catch(() => undefined);
    const isLacking = symbols.lacksName(request.query);
    let similar: string[] | undefined;
    let elsewhere = isLacking ? await findElsewhere(request.query, scope) : [];
    let index = complete.get(scopeKey(scope)) ?? symbols;
    let found = index.search(request);
    if (index === symbols && found.nbHits > 0 && !found.isCertain) {
      await inTime(full, PATIENCE_MS).catch(() => undefined);
      // After all awaits: a result is partial only if the texts are still to be announced.
      index = complete.get(scopeKey(scope)) ?? symbols;
      found = index.search(request);
    }
    // Only with the texts is it certain that there is no match.
    if (found.nbHits === 0) {
      index = await full;
      found = index.search(request);
      if (found.nbHits === 0) similar = index.similar(request.query);
      if (found.nbHits === 0 && !isLacking) elsewhere = await findElsewhere(request.query, scope);
    }
    const isPartial = index === symbols;
    const { isCertain, ...response } = found;
    return {
      ...{ ...response, source: 'local', elsewhere },
      ...(similar && { similar }),
      ...(isPartial && { isPartial }),
    };
  }

  return { search, openNames };
}
