import { apiClientVersion, liteClient } from 'algoliasearch/lite';
import type { IndexNaming } from '#model/indexNameOf.ts';
import { searchSettings } from '#model/searchSettings.ts';
import { SEARCH_HOSTS_KEY } from '#model/storageKeys.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { hostedQueries } from './hostedQueries.ts';
import { createHostsCache } from './hostsCache.ts';
import { readHostedResponse } from './readHostedResponse.ts';
import { serviceHost } from './serviceHost.ts';
import type { HostedClient } from './withFallback.ts';

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

interface HostedClientOptions {
  site: IndexNaming;
  appId: string;
  apiKey: string;
  storage: BrowserStorage;
  /** Sends requests; defaults to the library's own implementation. */
  requester?: LiteOptions['requester'];
}

/** The user agent segments that the service expects (behavior hosted-dialog-request). */
const AGENTS = [
  ['docsearch', '3.9.0'],
  ['docsearch-react', '3.9.0'],
  ['docusaurus', '3.8.1'],
] as const;

/**
 * Queries the hosted service through its official library, which retries across hosts (behavior
 * hosted-retries).
 */
export function createHostedClient(options: HostedClientOptions): HostedClient {
  const { site, appId, apiKey, storage, requester } = options;
  const { hosts } = site.search;
  const { timeoutMs } = searchSettings(site.search);
  const client = liteClient(appId, apiKey, {
    timeouts: { connect: timeoutMs / 2, read: timeoutMs, write: 30_000 },
    hostsCache: createHostsCache(storage, `${SEARCH_HOSTS_KEY}${apiClientVersion}-${appId}`),
    authMode: 'WithinQueryParameters',
    // By default the library waits and retries after a 429; readers get the local index instead.
    maxRateLimitRetries: 0,
    // No user token, so requests of one reader can't be correlated.
    requestIdChannel: undefined,
    ...(hosts ? { hosts: hosts.map(serviceHost) } : {}),
    ...(requester ? { requester } : {}),
  });
  for (const [segment, version] of AGENTS) client.addAlgoliaAgent(segment, version);

  return {
    async search(request) {
      const requests = hostedQueries(site, request);
      return readHostedResponse(await client.search({ requests }));
    },
  };
}
