import { expect, test } from 'vitest';
import type { SearchConfig } from '#model/site.ts';
import { siteConfig } from '../../site.config.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const hosted = { appId: 'APP', apiKey: 'key', indexName: 'docs' };

test.each<[string, SearchConfig, string]>([
  ['only this site', {}, "connect-src 'self'"],
  [
    'the hosts of the configured service',
    hosted,
    "connect-src 'self' https://APP-dsn.algolia.net https://APP-1.algolianet.com https://APP-2.algolianet.com https://APP-3.algolianet.com",
  ],
  [
    'hosts given in place of those of the service',
    { ...hosted, hosts: [{ url: 'https://search.example:8443' }] },
    "connect-src 'self' https://search.example:8443",
  ],
])('lets searches go to %s (108)', (_, search, directive) => {
  const policy = contentSecurityPolicy({ ...siteConfig, search }, { scripts: [], styles: [] });

  expect(policy.split('; ')).toContain(directive);
});
