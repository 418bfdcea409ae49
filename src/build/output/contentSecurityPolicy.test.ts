import { expect, test } from 'vitest';
import type { SearchConfig } from '#model/site.ts';
import { siteConfig } from '../../../site.config.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const hosted = { appId: 'APP', apiKey: 'key', indexName: 'docs' };

/** Fetch directives of CSP 3 that fall back to `default-src`; the missing ones fall back to one of these. */
const FETCH_DIRECTIVES = ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object']
  .concat('script', 'style', 'worker')
  .map((name) => `${name}-src`);

test('lets only prefetches fall back to the default, which allows files of the site (prefetch-fallback)', () => {
  const policy = contentSecurityPolicy(siteConfig, { scripts: [], styles: [] });
  const directives = new Map(policy.split('; ').map((text) => split(text)));

  expect(directives.get('default-src')).toBe("'self'");
  expect(FETCH_DIRECTIVES.filter((name) => !directives.has(name))).toEqual([]);
  expect([directives.get('media-src'), directives.get('object-src')]).toEqual(["'self'", "'none'"]);
});

function split(directive: string): [string, string] {
  const [name = '', ...sources] = directive.split(' ');
  return [name, sources.join(' ')];
}

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
])('lets searches go to %s (hosted-retries)', (_, search, directive) => {
  const policy = contentSecurityPolicy({ ...siteConfig, search }, { scripts: [], styles: [] });

  expect(policy.split('; ')).toContain(directive);
});
