// The responses of Stagehand, the box office in samples and screenshots: over HTTP (server.mjs) or, without it,
// for requests that a test routes here.
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The pages; `shows/hamlet.html` is `/shows/hamlet`. */
export const SITE_FOLDER = fileURLToPath(new URL('./site/', import.meta.url));

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
  const shows = await readShows();
  if (pathname === '/api/shows') return json(200, filterShows(shows, searchParams));
  const show = shows.find(({ slug }) => pathname.endsWith(`/shows/${slug}`));
  if (show && pathname.startsWith('/api/')) return json(200, show);
  for (const ending of ['', '.html', '.json', '/index.html']) {
    const found = await sendFile(SITE_FOLDER, pathname.replace(/\/$/, '') + ending);
    if (found) return found;
  }
  return (show && (await sendFile(SITE_FOLDER, '/show.html'))) ?? notFound();
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

/** Tonight's shows; each has a page. */
export async function readShows() {
  return JSON.parse(await readFile(join(SITE_FOLDER, 'shows.json'), 'utf8'));
}

function filterShows(shows, searchParams) {
  const kind = searchParams.get('kind');
  const words = searchParams.get('q')?.toLowerCase() ?? '';
  return shows.filter(
    (show) => (!kind || show.kind === kind) && show.title.toLowerCase().includes(words),
  );
}

/** Ada buys tickets, Grace works at the box office; `worker-3@…` is the account of a worker process. */
function logIn({ email = '', password }) {
  const [, account = ''] = /^(ada|grace|worker-\d+)@stagehand\.example$/.exec(email) ?? [];
  const name = account.charAt(0).toUpperCase() + account.slice(1);
  return name && password === 'curtain-up'
    ? json(200, { name })
    : json(401, { message: 'Email or password is wrong.' });
}

function json(status, value) {
  return { status, contentType: MIME_TYPES['.json'], body: JSON.stringify(value) };
}
