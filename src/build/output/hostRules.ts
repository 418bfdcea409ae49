import { htmlFile, type OutputFile } from '#build/output/outputFile.ts';
import { CONTENT_TYPES } from '#build/serve/staticFiles.ts';
import { DEMO_PATH } from '#model/demo.ts';
import { OFFLINE_WORKER_PATH } from '#model/offline.ts';
import { withBase } from '#model/path.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { DEMO_POLICY } from './contentSecurityPolicy.ts';
import type { Policies } from './pageFiles.ts';

/** The policy is also in each page, for hosts without header rules. */
const policyHeader = (policy: string, ancestors = "'none'") => ({
  'Content-Security-Policy': `${policy}; frame-ancestors ${ancestors}`,
});

/** For files that are no documents: only workers have a policy of their own, and it is the one of their script. */
const fileHeaders = (caching: string) => ({
  'Cache-Control': caching,
  ...policyHeader("connect-src 'self'"),
});

/** File names in `assets/` contain a content hash, so they never go stale. */
const ASSET_CACHING = 'public, max-age=31536000, immutable';

/**
 * Firefox discards a prefetched file that needs revalidation. Chromium allows five minutes in any case; data of
 * an older build is detected and leads to a full load.
 */
const DATA_CACHING = 'max-age=300';

/** Redirects and headers in the words of common hosts. */
export function* hostRules(built: BuiltSite, policies: Policies): Generator<OutputFile> {
  const { site, pages } = built;
  const at = (path: string) => withBase(site.baseUrl, path);
  const redirects = built.redirects.map(({ from, to }) => ({ from: at(from), to: at(to) }));
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  const headers = [
    {
      prefix: at('/'),
      headers: {
        ...policyHeader(policies.page),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      },
    },
    ...pages
      .filter(({ standsAlone }) => standsAlone)
      // Guides open labs in a frame.
      .map(({ meta }) => ({
        prefix: at(meta.path),
        headers: policyHeader(policies.lab, "'self'"),
      })),
    {
      prefix: at(DEMO_PATH),
      headers: {
        // Samples run there in a frame, and show what browsers allow and visitors permit.
        ...policyHeader(DEMO_POLICY, "'self'"),
        'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(self)',
      },
    },
    { prefix: at('/assets/'), headers: fileHeaders(ASSET_CACHING) },
    { prefix: at('/data/'), headers: fileHeaders(DATA_CACHING) },
    { prefix: at(OFFLINE_WORKER_PATH), headers: fileHeaders('no-cache') },
  ];
  yield { path: '_redirects', content: moved.join('') };
  yield { path: '_headers', content: formatHeaders(headers) };
  yield { path: 'nginx.conf', content: nginxConfig(built, { redirects, headers }) };
}

/** One rule of a `_headers` file: the headers for responses below a path. */
export interface HeaderRule {
  prefix: string;
  headers: Record<string, string>;
}

/** Rules in the format of a `_headers` file; later ones replace what earlier ones say of the same path. */
function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ prefix, headers }, index) => [
    `${prefix}*`,
    ...Object.entries(headers).flatMap(([name, value]) => {
      const isSaid = rules
        .slice(0, index)
        .some((earlier) => prefix.startsWith(earlier.prefix) && name in earlier.headers);
      // Cloudflare would send both values; other hosts skip a line without a colon.
      return [...(isSaid ? [`  ! ${name}`] : []), `  ${name}: ${value}`];
    }),
  ]);
  return [...lines, ''].join('\n');
}

/** Parses the `_headers` file that `hostRules.ts` writes. */
export function parseHeaders(text: string): HeaderRule[] {
  const blocks = text.split(/^(?=\/)/m).filter((block) => block !== '');
  return blocks.map((block) => {
    const [prefix = ''] = block.split('*\n', 1);
    const headers = [...block.matchAll(/^[ \t]+([\w-]+): (.*)$/gm)].map(([, ...header]) => header);
    return { prefix, headers: Object.fromEntries(headers) as HeaderRule['headers'] };
  });
}

/** Parses the `_redirects` file that `hostRules.ts` writes: old URL → new URL. */
export function parseRedirects(text: string): Map<string, string> {
  const rules = text.split('\n').map((line) => line.split(' '));
  return new Map(rules.flatMap(([from, to]) => (from && to ? [[from, to]] : [])));
}

const USE = `# What nginx needs to know of this site, for the server block that names port and folder:
#
#   server {
#     listen 80;
#     root /srv/playbill;
#     include /srv/playbill/nginx.conf;
#   }
`;

/** Files for other hosts, and this one. */
const NOT_SERVED = ['/_headers', '/_redirects', '/nginx.conf'];

/** Types, compression, clean URLs, not-found pages, headers and redirects in the words of nginx. */
function nginxConfig(
  built: BuiltSite,
  { redirects, headers }: { redirects: { from: string; to: string }[]; headers: HeaderRule[] },
): string {
  const at = (path: string) => withBase(built.site.baseUrl, path);
  const demo = at(DEMO_PATH);
  const notFound = built.pages
    .filter(({ meta }) => meta.kind === 'notFound')
    .map(({ meta }) => at(`/${htmlFile(meta.path)}`));
  const places = new Set([
    ...headers.map(({ prefix }) => prefix),
    ...notFound.map((page) => page.slice(0, page.lastIndexOf('/') + 1)),
  ]);
  return [
    USE,
    ...mediaTypes(),
    '',
    '# Compressed by the build with --compress, else by nginx.',
    'gzip_static on;',
    'gzip_vary on;',
    '',
    '# With the host of the request, which anybody can choose, a redirect could leave the site.',
    'absolute_redirect off;',
    '',
    '# /docs/intro/ and /docs/intro/index.html are /docs/intro.',
    // The start page of the demo has relative URLs: it needs its slash.
    `rewrite ^${demo}$ ${demo}index.html last;`,
    `rewrite ^(${at('/')}.+?)(?:/index\\.html|/+)$ $1 last;`,
    '',
    // Within a location nothing is inherited from the server as soon as it adds a header of its own.
    ...[...places].flatMap((place) => [
      `location ${place} {`,
      '  try_files $uri $uri.html $uri/index.html =404;',
      `  error_page 404 ${nearest(notFound, place)};`,
      ...headersAt(headers, place),
      '}',
    ]),
    '',
    ...NOT_SERVED.map((path) => `location = ${at(path)} { return 404; }`),
    `location = ${demo.slice(0, -1)} { return 301 ${withQuery(demo)}; }`,
    ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${withQuery(to)}; }`),
    '',
  ].join('\n');
}

function mediaTypes(): string[] {
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => {
    const [media = '', charset] = type.split('; ');
    return { ending, media, isText: charset !== undefined };
  });
  // HTML is text to nginx in any case, and it warns of what it hears twice.
  const texts = new Set(types.filter(({ isText }) => isText).map(({ media }) => media));
  texts.delete('text/html');
  return [
    `types {\n${types.map(({ ending, media }) => `  ${media} ${ending};`).join('\n')}\n}`,
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...texts].join(' ')};`,
    'gzip on;',
    `gzip_types ${[...texts].join(' ')} image/svg+xml;`,
  ];
}

/** Rules about caching are for what is there: a missing file may be there after the next deployment. */
function headersAt(rules: readonly HeaderRule[], place: string): string[] {
  const fitting = rules.filter(({ prefix }) => place.startsWith(prefix));
  const headers = { 'Cache-Control': 'no-cache' };
  Object.assign(headers, ...fitting.map((rule) => rule.headers));
  return Object.entries(headers).map(([name, value]) => {
    const always = name === 'Cache-Control' ? '' : ' always';
    return `  add_header ${name} "${value}"${always};`;
  });
}

/** The not-found page in a folder, or in the nearest one above it. */
function nearest(pages: readonly string[], place: string): string {
  const above = pages.filter((page) => place.startsWith(page.slice(0, page.lastIndexOf('/') + 1)));
  return above.sort((a, b) => b.length - a.length)[0] ?? '';
}

function withQuery(target: string): string {
  return target.replace(/(?=#|$)/, () => '$is_args$args');
}
