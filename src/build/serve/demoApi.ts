import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Demo } from '#build/demo.ts';
import { requestTarget } from './respond.ts';

/** Serves the API of the demo below `base`. What visitors order is kept until the server stops. */
export function createDemoApi(base: string, demo: () => Promise<Demo>) {
  let kept: { demo: Demo; store: unknown } | undefined;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const built = await demo();
    if (kept?.demo.folder !== built.folder) kept = { demo: built, store: built.createStore() };
    const { pathname, search } = requestTarget(request.url);
    const sent = Object.entries(request.headers).map(
      ([name, value]) => [name, String(value)] as const,
    );
    const { status, headers, body } = await kept.demo.respondToApi(
      {
        method: request.method ?? 'GET',
        path: pathname.slice(base.length - 1),
        query: new URLSearchParams(search),
        // Cookies are for the demo, not for the site around it.
        headers: { ...Object.fromEntries(sent), 'x-forwarded-prefix': base },
        body: await buffer(request),
      },
      kept.store,
    );
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  return {
    /** Whether a request is for the API, or for the demo without the slash that its relative URLs need. */
    isFor({ url }: IncomingMessage): boolean {
      const { pathname } = requestTarget(url);
      return pathname.startsWith(`${base}api/`) || `${pathname}/` === base;
    },
    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { pathname, search } = requestTarget(request.url);
      if (pathname.startsWith(`${base}api/`)) return respond(request, response);
      response.writeHead(301, { Location: base + search }).end();
    },
  };
}
