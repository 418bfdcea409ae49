import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderRule } from '#build/output/hostRules.ts';
import { withBase, withoutBase } from '#model/path.ts';
import {
  chooseEncoding,
  contentType,
  type createFileReader,
  isCompressible,
} from './staticFiles.ts';

/** A built site, ready to be served. */
export interface ServedSite {
  baseUrl: string;
  /** By lower-case path. */
  files: ReadonlyMap<string, string>;
  read: ReturnType<typeof createFileReader>;
  redirects: ReadonlyMap<string, string>;
  headers: readonly HeaderRule[];
}

/** Responds as a good static host does: clean URLs, 404 pages, redirects, headers, conditions, ranges. */
export async function respond(
  site: ServedSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await responseTo(site, request);
  const length = body === undefined ? {} : { 'Content-Length': body.length };
  response.writeHead(status, { ...headers, ...length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
}

async function responseTo(site: ServedSite, request: IncomingMessage): Promise<SiteResponse> {
  const { method, headers: asked } = request;
  const { pathname, search } = requestTarget(request.url);
  const headers = headersFor(site.headers, pathname);
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } };
  }
  const target = site.redirects.get(pathname.replace(/(?<=.)\/$/, ''));
  if (target !== undefined) {
    const Location = target.replace(/(?=#|$)/, () => search);
    return { status: 301, headers: { ...headers, Location } };
  }
  const path = withoutBase(site.baseUrl, decodePath(pathname));
  const found = path === undefined ? undefined : findFile(site.files, path);
  const file = found ?? notFoundFile(site.files, path ?? '/');
  if (file === undefined) {
    const body = Buffer.from('Not found');
    return { status: 404, headers: { ...headers, 'Content-Type': contentType('.txt') }, body };
  }
  const encoding = isCompressible(file) ? chooseEncoding(asked['accept-encoding']) : 'identity';
  const { body, etag } = await site.read(file, encoding);
  const shared = { 'Cache-Control': 'no-cache', ...headers, Vary: 'Accept-Encoding' };
  const described = {
    ...shared,
    'Content-Type': contentType(file),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  // A file that is missing today may be there after the next deployment.
  if (!found) {
    // The page is that of the site, whatever else may be where it is shown.
    const ofPage = headersFor(site.headers, withBase(site.baseUrl, `/${file}`));
    return { status: 404, headers: { ...described, ...ofPage, 'Cache-Control': 'no-cache' }, body };
  }
  const named = { ETag: etag, 'Accept-Ranges': 'bytes' };
  if (isKnown(asked, etag)) return { status: 304, headers: { ...shared, ...named } };
  const size = body.length;
  const range = method === 'GET' ? requestedRange(asked, { size, etag }) : undefined;
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...shared, 'Content-Range': `bytes */${size}` } };
  }
  if (!range) return { status: 200, headers: { ...described, ...named }, body };
  const { start, end } = range;
  const part = { 'Content-Range': `bytes ${start}-${end}/${size}` };
  const bytes = body.subarray(start, end + 1);
  return { status: 206, headers: { ...described, ...named, ...part }, body: bytes };
}

/**
 * Path and query of a request. `new URL` would take `//evil.example/` for the root of another host;
 * only the form that proxies are sent names a host.
 */
export function requestTarget(url = '/'): { pathname: string; search: string } {
  const target = url.replace(/^https?:\/\/[^/?]*/i, '');
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  return { pathname: pathname || '/', search };
}

/** `/docs/intro`, `/docs/intro/`, `/docs/intro.html` and `/docs/intro/index.html` are one page. */
export function findFile<T>(files: ReadonlyMap<string, T>, path: string): T | undefined {
  const wanted = path.toLowerCase();
  const bare = wanted.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
  return files.get(wanted) ?? files.get(`${bare}.html`) ?? files.get(`${bare}/index.html`);
}

/** The not-found page in the folder of the URL, or in the nearest one above it. */
export function notFoundFile<T>(files: ReadonlyMap<string, T>, path: string): T | undefined {
  const folder = path.toLowerCase().replace(/\/[^/]*$/, '');
  const file = files.get(`${folder}/404.html`);
  return file ?? (folder === '' ? undefined : notFoundFile(files, folder));
}

function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fitting = rules.filter(({ prefix }) => path.startsWith(prefix));
  return Object.assign({}, ...fitting.map(({ headers }) => headers)) as Record<string, string>;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether the reader has the very bytes already (`If-None-Match`). */
function isKnown({ 'if-none-match': known }: IncomingHttpHeaders, etag: string): boolean {
  if (known === undefined) return false;
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/**
 * The bytes of a file that a request asks for, both ends included: undefined is all of it, `unsatisfiable` lies beyond
 * its end. Several parts at once, other units and a part of other bytes than these are all of it, too.
 */
function requestedRange(
  { range, 'if-range': wanted }: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if ((first === '' && last === '') || (wanted !== undefined && wanted !== etag)) return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  // Without a first byte it is the last so many.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
