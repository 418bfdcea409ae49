import { createServer } from 'node:http';

createServer((request, response) =>
  response.end(JSON.stringify(['Paper Moons', 'The Winter Fair'])),
).listen(3131, () => console.log('Listening on port 3131'));
