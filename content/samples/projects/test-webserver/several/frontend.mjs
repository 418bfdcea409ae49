import { createServer } from 'node:http';

createServer(async (request, response) => {
  if (request.url !== '/shows') return response.end('Box office');
  const shows = await fetch(`${process.env.BACKEND_URL}/shows`);
  response.end(await shows.text());
}).listen(3130, () => console.log('Listening on port 3130'));
