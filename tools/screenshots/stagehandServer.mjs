// Serves folders over HTTP: the ticket shop Stagehand with its small API, and finished reports.
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const stagehandFolder = fileURLToPath(new URL('./stagehand/', import.meta.url));

const mimeTypes = {
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

export function startStagehand() {
  return listen(async (request, response) => {
    const url = new URL(request.url, 'http://localhost');
    if (url.pathname.startsWith('/api/')) return answerApi(request, response, url);
    await sendFile(response, stagehandFolder, stagehandPage(url.pathname));
  });
}

export function serveFolder(folder) {
  return listen((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    return sendFile(response, folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  });
}

/** Shop addresses have no file ending: /basket is basket.html, every show is show.html. */
function stagehandPage(pathname) {
  if (pathname === '/') return '/index.html';
  if (pathname.startsWith('/shows/')) return '/show.html';
  return path.extname(pathname) ? pathname : `${pathname}.html`;
}

async function answerApi(request, response, url) {
  if (url.pathname === '/api/login') return answerLogin(request, response);
  const shows = JSON.parse(await readFile(path.join(stagehandFolder, 'shows.json'), 'utf8'));
  if (url.pathname === '/api/shows') {
    const kind = url.searchParams.get('kind');
    return sendJson(response, 200, kind ? shows.filter((show) => show.kind === kind) : shows);
  }
  const show = shows.find(({ slug }) => url.pathname === `/api/shows/${slug}`);
  return show
    ? sendJson(response, 200, show)
    : sendJson(response, 404, { message: 'No such show.' });
}

async function answerLogin(request, response) {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { email, password } = JSON.parse(body);
  const known = email === 'ada@stagehand.example' && password === 'curtain-up';
  if (known) return sendJson(response, 200, { name: 'Ada' });
  return sendJson(response, 401, { message: 'Email or password is wrong.' });
}

function sendJson(response, status, value) {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value));
}

async function sendFile(response, folder, pathname) {
  const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  const isFile = await stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );
  if (!isFile) {
    response.writeHead(404, { 'Content-Type': 'text/plain' });
    return response.end('Not found');
  }
  response.writeHead(200, {
    'Content-Type': mimeTypes[path.extname(file)] ?? 'application/octet-stream',
  });
  response.end(await readFile(file));
}

/** Listens on any free port of this machine; resolves to the port and a function that stops it. */
async function listen(handle) {
  const server = createServer((request, response) => {
    Promise.resolve(handle(request, response)).catch((error) => {
      response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end(String(error));
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
