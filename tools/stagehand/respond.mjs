// The responses of Stagehand, the box office in samples and screenshots: over HTTP (server.mjs) or, without it,
// for requests that a test routes here.
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXAMPLE } from './example.mjs';

/** The pages; `payment.html` is `/payment`. */
export const SITE_FOLDER = fileURLToPath(new URL('../../content/stagehand/', import.meta.url));

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

/** Responds to a request for a URL; `body` is the posted data. */
export async function respond(url, body = '') {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/api/login') return logIn(JSON.parse(body || '{}'));
  if (pathname === '/api/shows') return json(200, filterShows(searchParams));
  const show = EXAMPLE.shows.find(({ slug }) => pathname.endsWith(`/shows/${slug}`));
  if (show && pathname.startsWith('/api/')) return json(200, show);
  const path = pathname === '/shows' ? '/index' : pathname.replace(/\/$/, '');
  for (const ending of ['', '.html', '.json', '/index.html']) {
    const found = await sendFile(SITE_FOLDER, path + ending);
    if (found) return withPrices(found);
  }
  return show ? withPrices(await sendFile(SITE_FOLDER, '/show.html')) : notFound();
}

/** The file in a folder for a path; undefined if there is none. */
export async function sendFile(folder, pathname) {
  const file = join(folder, normalize(decodeURIComponent(pathname)));
  const isFile = await stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );
  if (!isFile) return undefined;
  const contentType = MIME_TYPES[extname(file)] ?? 'application/octet-stream';
  return { status: 200, contentType, body: await readFile(file) };
}

export function notFound() {
  return { status: 404, contentType: MIME_TYPES['.html'], body: '<h1>Not found</h1>' };
}

/** Pages and scripts leave it to the example what an order costs. */
function withPrices(response) {
  if (!/html|javascript/.test(response.contentType)) return response;
  const body = response.body.toString().replaceAll('{bookingFee}', EXAMPLE.bookingFee.toFixed(2));
  return { ...response, body };
}

function filterShows(searchParams) {
  const kind = searchParams.get('kind');
  const words = searchParams.get('q')?.toLowerCase() ?? '';
  return EXAMPLE.shows.filter(
    (show) => (!kind || show.kind === kind) && show.title.toLowerCase().includes(words),
  );
}

/** Says hello by first name, to a worker process by its account: `Worker-3`. */
function logIn({ email = '', password }) {
  const { people, workerEmail } = EXAMPLE;
  const isKnown = workerEmail.test(email) || people.some((person) => person.email === email);
  const [account] = email.split('@');
  return isKnown && password === EXAMPLE.password
    ? json(200, { name: account.charAt(0).toUpperCase() + account.slice(1) })
    : json(401, { message: 'Email or password is wrong.' });
}

function json(status, value) {
  return { status, contentType: MIME_TYPES['.json'], body: JSON.stringify(value) };
}
