import { htmlFile, type OutputFile } from '#build/output/outputFile.ts';
import { CONTENT_TYPES } from '#build/serve/staticFiles.ts';
import { withBase } from '#model/path.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import type { HostRules } from './hostRules.ts';

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
export function nginxConfig(built: BuiltSite, { redirects, headers }: HostRules): OutputFile {
  const at = (path: string) => withBase(built.site.baseUrl, path);
  const notFound = built.pages
    .filter(({ meta }) => meta.kind === 'notFound')
    .map(({ meta }) => at(`/${htmlFile(meta.path)}`));
  const places = new Set([
    ...headers.map(({ prefix }) => prefix),
    ...notFound.map((page) => page.slice(0, page.lastIndexOf('/') + 1)),
  ]);
  const content = [
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
    ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${withQuery(to)}; }`),
    '',
  ].join('\n');
  return { path: 'nginx.conf', content };
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
function headersAt(rules: HostRules['headers'], place: string): string[] {
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
