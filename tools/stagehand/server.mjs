// Serves Stagehand, or a folder such as a finished report, over HTTP.
import { createServer } from 'node:http';
import { notFound, respond, sendFile } from './respond.mjs';

export function startStagehand() {
  return listen(async (request) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    return respond(request.url, body);
  });
}

export function serveFolder(folder) {
  return listen(async (request) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    return (await sendFile(folder, path)) ?? notFound();
  });
}

/** Listens on any free port; resolves to the port and a function that stops the server. */
async function listen(handle) {
  const server = createServer((request, response) => {
    handle(request)
      .catch((error) => ({ status: 500, contentType: 'text/plain', body: String(error) }))
      .then(({ status, contentType, body }) => {
        response.writeHead(status, { 'Content-Type': contentType }).end(body);
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
