import { createServer } from 'node:http';

createServer((request, response) => {
  response.statusCode = 500;
  response.end();
}).listen(3110, () => console.error('Cannot connect to the database'));
