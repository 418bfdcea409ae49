// Serves Stagehand, or a folder such as a finished report, over HTTP.
import { createServer } from 'node:http';
import { notFound, respond, sendPage } from './respond.mjs';

export function startStagehand() {
  return listen(async (request) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url, method, headers } = request;
    return respond(url, { method, headers, body: Buffer.concat(chunks) });
  });
}

/** As a static host does, at its root or in a folder of it. */
export function serveFolder(folder, base = '/') {
  return listen(async (request) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (!pathname.startsWith(base)) return notFound();
    return (await sendPage(folder, pathname.slice(base.length - 1))) ?? notFound();
  });
}

/** Listens on any free port; resolves to the port and a function that stops the server. */
async function listen(handle) {
  const server = createServer((request, response) => {
    handle(request)
      .catch((error) => ({
        status: 500,
        headers: { 'content-type': 'text/plain' },
        body: String(error),
      }))
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
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
