import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '#build/serve/serve.ts';
import { inPage } from './inPage.ts';
import { MESSAGES_KEY, watchPage } from './watchPage.ts';

/** The built site behind a server that can delay responses, which no WebKit driver can. */
export interface TestSite {
  origin: string;
  /** A page of another site. */
  elsewhere: string;
  /** Holds the responses to matching URLs from now on. */
  hold: (path: RegExp) => Hold;
  close: () => Promise<void>;
}

interface Hold {
  /** How many requests are held now, without those that the browser has aborted. */
  waiting: () => number;
  /** How many requests the browser has aborted. */
  aborted: () => number;
  release: () => void;
}

interface Gate extends Hold {
  path: RegExp;
  enter: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

const WATCH_PATH = '/test/watch.js';
const ELSEWHERE_PATH = '/test/elsewhere';
const HTML = 'text/html; charset=utf-8';
const OWN_PAGES: Readonly<Record<string, [type: string, body: string]>> = {
  [WATCH_PATH]: ['text/javascript', inPage(watchPage, [MESSAGES_KEY])],
  [ELSEWHERE_PATH]: [HTML, '<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>'],
};

/** Serves a built site on a free port. */
export async function serveTestSite(folder: string): Promise<TestSite> {
  const inner = await serve({ folder, port: 0, baseUrl: '/' });
  // A keep-alive connection must not be closed at the moment it is reused.
  inner.keepAliveTimeout = 0;
  const innerOrigin = `http://localhost:${portOf(inner)}`;
  const gates = new Set<Gate>();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    for (const gate of gates) if (gate.path.test(path)) await gate.enter(request, response);
    if (response.destroyed) return;
    const own = OWN_PAGES[path];
    if (own) response.writeHead(200, { 'Content-Type': own[0] }).end(own[1]);
    else await pass(`${innerOrigin}${path}`, response);
  }

  const outer = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  }).listen(0, '127.0.0.1');
  outer.keepAliveTimeout = 0;
  await once(outer, 'listening');
  const port = portOf(outer);
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    elsewhere: `http://localhost:${port}${ELSEWHERE_PATH}`,
    hold(path) {
      const gate = createGate(path, () => gates.delete(gate));
      gates.add(gate);
      return gate;
    },
    async close() {
      for (const server of [outer, inner]) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}

function createGate(path: RegExp, onRelease: () => void): Gate {
  const waiting = new Set<() => void>();
  let aborted = 0;
  return {
    path,
    waiting: () => waiting.size,
    aborted: () => aborted,
    enter: (_request, response) =>
      new Promise((resolve) => {
        waiting.add(resolve);
        response.once('close', () => {
          if (waiting.delete(resolve)) aborted += 1;
          resolve();
        });
      }),
    release() {
      onRelease();
      for (const resolve of waiting) {
        waiting.delete(resolve);
        resolve();
      }
    },
  };
}

/** Passes on a file of the site; documents get the script that watches the page. */
async function pass(url: string, response: ServerResponse): Promise<void> {
  const file = await fetch(url, { redirect: 'manual' });
  const headers = Object.fromEntries(file.headers);
  // Both describe the bytes on the wire, which `fetch` has decoded.
  delete headers['content-encoding'];
  delete headers['content-length'];
  const isDocument = file.headers.get('content-type')?.startsWith('text/html');
  const body = isDocument ? watched(await file.text()) : Buffer.from(await file.arrayBuffer());
  response.writeHead(file.status, headers).end(body);
}

function watched(html: string): string {
  return html.replace('<head>', `<head><script src="${WATCH_PATH}"></script>`);
}

function portOf(server: { address: () => unknown }): number {
  return (server.address() as AddressInfo).port;
}
