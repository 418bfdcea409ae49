import { createServer } from 'node:http';

createServer((request, response) => response.end('Box office')).listen(3100, () =>
  console.log('Box office is open on port 3100'),
);
