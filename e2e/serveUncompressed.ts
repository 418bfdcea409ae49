import type { Server } from 'node:http';
import { serve, type ServeOptions } from '#build/serve/serve.ts';

/** Serves a built site to a browser: compression has tests of its own, and here it only takes time. */
export async function serveUncompressed(options: ServeOptions): Promise<Server> {
  const server = await serve(options);
  // Longer than a run: on a busy machine a test may reuse a connection just as it is being closed.
  server.keepAliveTimeout = 3_600_000;
  return server.prependListener('request', ({ headers }) => delete headers['accept-encoding']);
}
