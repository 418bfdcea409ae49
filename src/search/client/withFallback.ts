import type { SearchResponse, SearchClient, SearchRequest } from '#model/search.ts';
import { inTime, TooLate } from './inTime.ts';

/** The hosted service: it responds or fails, and has nothing to fetch beforehand. */
export type HostedClient = Pick<SearchClient, 'search'>;

/** How long readers wait for a service: as long as one of its hosts may take to respond (behavior hosted-retries). */
const PATIENCE_MS = 2000;
/** The wait for a service that was too slow before: where the search box shows a stall (behavior search-status). */
const IMPATIENCE_MS = 300;
/** A host that has not connected by now is in trouble (behavior hosted-retries): the index will be needed. */
const SUSPICION_MS = 1000;

/**
 * Asks the hosted service, and the local index in its place when the service fails in any way or lets
 * readers wait. Late responses are not shown: results must not change under the reader's hand.
 */
export function withFallback(
  loadHosted: () => Promise<HostedClient>,
  local: SearchClient,
): SearchClient {
  let hosted: Promise<HostedClient> | undefined;
  let patience = PATIENCE_MS;
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
    // Also a response that nobody waited for tells that the service is fast again.
    if (Date.now() - begin <= PATIENCE_MS) patience = PATIENCE_MS;
    return response;
  }

  async function askLocal(request: SearchRequest, failure: unknown): Promise<SearchResponse> {
    if (failure instanceof TooLate) patience = IMPATIENCE_MS;
    if (!hasWarned) {
      hasWarned = true;
      console.warn('The search service failed; the built-in index responds in its place.', failure);
    }
    try {
      return { ...(await local.search(request)), source: 'fallback' };
    } catch (error) {
      throw new AggregateError(
        [failure, error],
        'Neither the search service nor the index responded.',
      );
    }
  }

  return {
    async search(request) {
      const suspicion = setTimeout(() => local.warmUp(request.scope), SUSPICION_MS);
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
