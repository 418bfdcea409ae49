// The responses of Stagehand, the box office in samples and screenshots: over HTTP (server.mjs) or, without it,
// for requests that a test routes here.
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { builtDemo } from './demo.mjs';

const MIME_TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webm': 'video/webm',
  '.zip': 'application/zip',
};

let demo;

/** Responds to a request: the demo, then its API. */
export async function respond(url, { method = 'GET', headers = {}, body = '' } = {}) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  demo ??= builtDemo().then((built) => ({ ...built, store: built.createStore() }));
  const { folder, respondToApi, store } = await demo;
  if (pathname.startsWith('/api/')) {
    const request = {
      method,
      path: pathname,
      query: searchParams,
      headers,
      body: Buffer.from(body),
    };
    return respondToApi(request, store);
  }
  return (await sendPage(folder, pathname)) ?? notFound();
}

/** The file in a folder for a path: `/payment` is `payment.html`; undefined if there is none. */
export async function sendPage(folder, pathname) {
  for (const ending of ['', '.html', '.json', '/index.html']) {
    const found = await sendFile(folder, pathname.replace(/\/$/, '') + ending);
    if (found) return found;
  }
  return undefined;
}

async function sendFile(folder, pathname) {
  const file = join(folder, normalize(decodeURIComponent(pathname)));
  const isFile = await stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );
  if (!isFile) return undefined;
  const contentType = MIME_TYPES[extname(file)] ?? 'application/octet-stream';
  return { status: 200, headers: { 'content-type': contentType }, body: await readFile(file) };
}

export function notFound() {
  const headers = { 'content-type': MIME_TYPES['.html'] };
  return { status: 404, headers, body: '<h1>Not found</h1>' };
}
