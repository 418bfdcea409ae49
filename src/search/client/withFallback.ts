import type { SearchResponse, SearchClient, SearchRequest } from '#model/search.ts';
import { inTime, TooLate } from './inTime.ts';

/** The hosted service: it responds or fails, and has nothing to preload. */
export type HostedClient = Pick<SearchClient, 'search'>;

/**
 * The timeout for a service that was too slow before: when the search field shows a stall (behavior
 * search-status).
 */
const IMPATIENCE_MS = 300;

interface FallbackOptions {
  loadHosted: () => Promise<HostedClient>;
  local: SearchClient;
  /** The timeout for the service: as long as one of its hosts may take to respond (behavior hosted-retries). */
  timeoutMs: number;
}

/**
 * Queries the hosted service, and falls back to the local index if it fails or times out. Late responses are
 * discarded: results must not change under the reader's hand.
 */
export function withFallback({ loadHosted, local, timeoutMs }: FallbackOptions): SearchClient {
  let hosted: Promise<HostedClient> | undefined;
  let patience = timeoutMs;
  let hasWarned = false;

  function load(): Promise<HostedClient> {
    hosted ??= loadHosted().catch((error: unknown) => {
      hosted = undefined;
      throw error;
    });
    return hosted;
  }

  async function askHosted(request: SearchRequest): Promise<SearchResponse> {
    const begin = Date.now();
    const response = await (await load()).search(request);
    // Even a late response shows that the service is fast again.
    if (Date.now() - begin <= timeoutMs) patience = timeoutMs;
    return response;
  }

  async function askLocal(request: SearchRequest, failure: unknown): Promise<SearchResponse> {
    if (failure instanceof TooLate) patience = Math.min(IMPATIENCE_MS, timeoutMs);
    if (!hasWarned) {
      hasWarned = true;
      console.warn('The search service failed; falling back to the built-in index.', failure);
    }
    const response = await local.search(request).catch((error: unknown) => {
      const message = 'Neither the search service nor the built-in index responded.';
      throw new AggregateError([failure, error], message);
    });
    return { ...response, source: 'fallback' };
  }

  return {
    async search(request) {
      // A host that hasn't connected by now is in trouble: preload the index.
      const suspicion = setTimeout(() => local.warmUp(request.scope), timeoutMs / 2);
      try {
        return await inTime(askHosted(request), patience);
      } catch (failure) {
        return await askLocal(request, failure);
      } finally {
        clearTimeout(suspicion);
      }
    },
    warmUp: () => void load().catch(() => undefined),
    onUpdate: local.onUpdate,
  };
}
