import type { IncomingMessage, ServerResponse } from 'node:http';
import { builtDemo, type Demo } from '#build/demo.ts';
import { createDemoApi } from './demoApi.ts';
import { requestTarget, respond } from './respond.ts';
import { openSite } from './serve.ts';

/** The demo in development: built when the server starts, and again after an edit. */
export function createDevDemo(root: string, base: string) {
  const build = () => {
    const building = builtDemo(root).then(async (demo) => ({
      demo,
      site: await openSite(demo.folder, base),
    }));
    // Each request says so.
    building.catch((error: unknown) => console.error(error));
    return building;
  };
  let current = build();
  const api = createDemoApi(base, async (): Promise<Demo> => (await current).demo);
  return {
    isFor: (request: IncomingMessage): boolean =>
      api.isFor(request) || requestTarget(request.url).pathname.startsWith(base),
    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (api.isFor(request)) return api.respond(request, response);
      return respond((await current).site, request, response);
    },
    rebuild: (): void => {
      current = build();
    },
  };
}
