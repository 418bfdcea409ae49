import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { builtDemo } from '#build/demo.ts';
import { parseHeaders, parseRedirects } from '#build/output/hostRules.ts';
import { respond, type ServedSite } from '#build/serve/respond.ts';
import { createFileReader, listFiles } from '#build/serve/staticFiles.ts';
import { DEMO_PATH } from '#model/demo.ts';
import { withBase } from '#model/path.ts';
import { createDemoApi } from './demoApi.ts';

export interface ServeOptions {
  folder: string;
  port: number;
  /** `/`, or the folder on the host that the site is served from. */
  baseUrl: string;
  host?: string | undefined;
  /** Where the demo is; default: where a build publishes it. */
  demoPath?: string | undefined;
}

/** Serves a built site, and the next one as soon as it is built. */
export async function serve(options: ServeOptions): Promise<Server> {
  const { folder, port, baseUrl, host, demoPath = withBase(baseUrl, DEMO_PATH) } = options;
  const currentSite = await followBuilds(folder, baseUrl);
  const demo = createDemoApi(demoPath, () => builtDemo(process.cwd()));
  const server = createServer((request, response) => {
    const responded = demo.isFor(request)
      ? demo.respond(request, response)
      : currentSite().then((site) => respond(site, request, response));
    responded.catch((error: unknown) => {
      // The client has left.
      if (request.errored) return;
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end('The response could not be made.');
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

/** Where a server listens: port 0 lets the system choose one. */
export function originOf(server: Server): string {
  // Not a pipe: it listens on a port.
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Opens the folder again when a build has put another one in its place. */
async function followBuilds(folder: string, baseUrl: string): Promise<() => Promise<ServedSite>> {
  const inode = async () => (await stat(folder)).ino;
  const open = (ino: number) => {
    const opening = { ino, site: openSite(folder, baseUrl) };
    // The next request tries again.
    opening.site.catch(() => (opening.ino = -1));
    return opening;
  };
  let opened = open(await inode());
  await opened.site;
  return async () => {
    // Between its two renames a build leaves no folder for a moment: the old responses then serve.
    const ino = await inode().catch(() => opened.ino);
    // Requests that come at the same time wait for one and the same.
    if (ino !== opened.ino) opened = open(ino);
    return opened.site;
  };
}

/** The files of a folder, as they are now. */
export async function openSite(folder: string, baseUrl: string): Promise<ServedSite> {
  const files = await listFiles(folder);
  const text = async (name: string) =>
    files.has(`/${name}`) ? readFile(join(folder, name), 'utf8') : '';
  return {
    baseUrl,
    files,
    read: createFileReader(folder, files),
    redirects: parseRedirects(await text('_redirects')),
    headers: parseHeaders(await text('_headers')),
  };
}
