import { withBase } from '#model/path.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import type { OutputFile } from './outputFile.ts';

/** Sent with every response; the policy is also in each page, for hosts without header rules. */
function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}

/** File names in `assets/` contain a content hash, so they never go stale. */
const ASSET_CACHING = 'public, max-age=31536000, immutable';

/**
 * Firefox discards a prefetched file that needs revalidation. Chromium allows five minutes in any case; data of
 * an older build is detected and leads to a full load.
 */
const DATA_CACHING = 'max-age=300';

/** Redirects and headers in the formats of common hosts. */
export function* hostRules({ site, redirects }: BuiltSite, policy: string): Generator<OutputFile> {
  const rules = redirects.map(({ from, to }) => ({
    from: withBase(site.baseUrl, from),
    to: withBase(site.baseUrl, to),
  }));
  yield {
    path: '_redirects',
    content: rules.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
  };
  yield {
    path: 'redirects.nginx.map',
    content: [
      '# In the http block: map $uri $moved_to { include redirects.nginx.map; }',
      '# In the server block: if ($moved_to) { return 301 $moved_to; }',
      ...rules.map(({ from, to }) => `${from} ${to};`),
      '',
    ].join('\n'),
  };
  const headers = Object.entries(securityHeaders(policy));
  yield {
    path: '_headers',
    content: [
      withBase(site.baseUrl, '/*'),
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      withBase(site.baseUrl, '/assets/*'),
      `  Cache-Control: ${ASSET_CACHING}`,
      withBase(site.baseUrl, '/data/*'),
      `  Cache-Control: ${DATA_CACHING}`,
      '',
    ].join('\n'),
  };
}
