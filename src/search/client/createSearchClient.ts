import type { IndexNaming } from '#model/indexNameOf.ts';
import type { SearchClient } from '#model/search.ts';
import { isHosted, searchSettings } from '#model/searchSettings.ts';
import type { SiteConfig } from '#model/site.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { createLocalClient } from './localClient.ts';
import { withFallback } from './withFallback.ts';
import type { HostedClient } from './withFallback.ts';

export interface SearchClientOptions {
  site: IndexNaming & Pick<SiteConfig, 'baseUrl'>;
  storage: BrowserStorage;
  local?: SearchClient;
  loadHosted?: () => Promise<HostedClient>;
}

/**
 * The search client of this site: the built-in index, or the hosted service with that index as its fallback.
 * Throws if the service is only partly configured (behavior search-config-missing).
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const { site, storage } = options;
  const { local = createLocalClient({ baseUrl: site.baseUrl }) } = options;
  if (!isHosted(site.search)) return local;
  const { appId, apiKey } = site.search;
  if (!appId) throw new Error('`appId` is missing.');
  if (!apiKey) throw new Error('`apiKey` is missing.');

  const {
    // The service's library is loaded only if one is configured.
    loadHosted = async () => {
      const { createHostedClient } = await import('./hostedClient.ts');
      return createHostedClient({ site, appId, apiKey, storage });
    },
  } = options;
  return withFallback({ loadHosted, local, timeoutMs: searchSettings(site.search).timeoutMs });
}
