import type { SearchConfig } from './site.ts';

/** The hosts of the hosted service, in order: `https://app-dsn.algolia.net`; empty without a service. */
export function searchHosts({ appId, hosts }: SearchConfig): string[] {
  if (!appId) return [];
  if (hosts) return hosts.map(({ url }) => url);
  const replicas = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...replicas];
}
