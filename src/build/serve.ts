import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { withoutBase } from '#model/path.ts';
import type { HeaderRule } from './hostRuleFiles.ts';
import { parseHeaders, parseRedirects } from './hostRuleFiles.ts';
import { chooseEncoding, contentType, createFileReader, listFiles } from './staticFiles.ts';

export interface ServeOptions {
  folder: string;
  port: number;
  /** `/`, or the folder on the host that the site is served from. */
  baseUrl: string;
  host?: string | undefined;
}

/** Serves a built site like a good static host: clean URLs, 404 pages, redirects, headers. */
export async function serve({ folder, port, baseUrl, host }: ServeOptions): Promise<Server> {
  const currentSite = await followBuilds(folder, baseUrl);
  const server = createServer((request, response) => {
    const responded = currentSite().then((site) => respond(site, request, response));
    responded.catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end('The file could not be read.');
    });
  });
  return listen(server, port, host);
}

/** Starts listening, or explains which port is in use and what to do. */
export function listen(server: Server, port: number, host = 'localhost'): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isBusy = 'code' in error && error.code === 'EADDRINUSE';
      const message = `Port ${port} is in use. Stop the other program or choose another port: npm start -- --port ${port + 1}`;
      reject(isBusy ? new Error(message) : error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** Reopens the folder when a build has replaced it. */
async function followBuilds(folder: string, baseUrl: string): Promise<() => Promise<Site>> {
  const open = async () => ({
    ino: (await stat(folder)).ino,
    site: await openSite(folder, baseUrl),
  });
  let opened = await open();
  return async () => {
    // Between its two renames a build briefly leaves no folder: keep serving the old responses.
    const ino = await stat(folder).then(
      ({ ino }) => ino,
      () => opened.ino,
    );
    if (ino !== opened.ino) opened = await open();
    return opened.site;
  };
}

async function openSite(folder: string, baseUrl: string) {
  const files = await listFiles(folder);
  const text = async (name: string) =>
    files.has(`/${name}`) ? readFile(join(folder, name), 'utf8') : '';
  return {
    baseUrl,
    files,
    read: createFileReader(folder),
    redirects: parseRedirects(await text('_redirects')),
    headers: parseHeaders(await text('_headers')),
  };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function respond(site: Site, request: IncomingMessage, response: ServerResponse) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const target = site.redirects.get(pathname.replace(/(?<=.)\/$/, ''));
  if (target !== undefined) {
    response.writeHead(301, { Location: target + search }).end();
    return;
  }
  const path = withoutBase(site.baseUrl, decodePath(pathname));
  const file = path === undefined ? undefined : findFile(site.files, path.toLowerCase());
  const shown = file ?? notFoundFile(site.files, path ?? '/');
  if (shown === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', shown);
  const body = await site.read(shown, encoding);
  response.writeHead(file === undefined ? 404 : 200, {
    'Cache-Control': 'no-cache',
    ...headersFor(site.headers, pathname),
    'Content-Type': contentType(shown),
    'Content-Length': body.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    Vary: 'Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** `/docs/intro`, `/docs/intro/`, `/docs/intro.html` and `/docs/intro/index.html` are one page. */
function findFile(files: ReadonlyMap<string, string>, path: string): string | undefined {
  const bare = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  return files.get(path) ?? files.get(`${bare}.html`) ?? files.get(`${bare}/index.html`);
}

/** The not-found page in the folder of the URL, or in the nearest parent. */
function notFoundFile(files: ReadonlyMap<string, string>, path: string): string | undefined {
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
