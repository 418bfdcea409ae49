import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** The shows of a box office whose database is its memory. */
const shows = new Map();

createServer(async (request, response) => {
  const slug = request.url.split('/').at(-1);
  if (request.method === 'POST') {
    const show = await json(request);
    shows.set(show.slug, show);
  }
  if (request.method === 'DELETE') shows.delete(slug);
  const items = [...shows.values()].map(({ title, kind }) => `<li>${title}, ${kind}</li>`);
  response.setHeader('content-type', 'text/html');
  response.end(`<title>Tonight at Stagehand</title><ul>${items.join('')}</ul>`);
}).listen(3132);
