import { rename, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#build/testing.ts';
import { serve } from './serve.ts';

const FILES = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/intro.html': 'intro',
  'python/index.html': 'python home',
  'python/404.html': 'not found in python',
  'assets/a.js': 'script',
  'data/page.json': JSON.stringify({ text: 'seat '.repeat(100) }),
  _redirects: '/old /docs/intro 301\n/part /docs/intro#part 301\n',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: immutable\n',
};

let folder: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = await temporaryFolder(FILES);
  await start();
});

afterEach(() => void server.close());

async function start(): Promise<void> {
  server = await serve({ folder, port: 0, baseUrl: '/' });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Sends a request as it is, and returns the response. */
async function sendRaw(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, 'localhost');
  socket.write(`${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test.each([
  ['/', 200, 'home'],
  ['/index.html', 200, 'home'],
  ['/docs/intro', 200, 'intro'],
  ['/docs/intro/', 200, 'intro'],
  ['/docs/intro.html', 200, 'intro'],
  ['/docs/intro/index.html', 200, 'intro'],
  ['/DOCS/Intro', 200, 'intro'],
  ['/python/', 200, 'python home'],
  ['/python', 200, 'python home'],
  ['/nope', 404, 'not found'],
  ['/python/docs/nope', 404, 'not found in python'],
  ['/%', 404, 'not found'],
  ['//', 404, 'not found'],
  ['//evil.example/', 404, 'not found'],
  ['//evil.example/docs/intro', 404, 'not found'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'not found'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'not found'],
  ['/docs/intro%00.html', 404, 'not found'],
])('responds to %s with %i', async (path, status, shown) => {
  const response = await fetch(origin + path);

  expect(response.status).toBe(status);
  expect(await response.text()).toBe(shown);
});

test.each([
  '/../../etc/passwd',
  '/docs/../../etc/passwd',
  '//a/../../etc/passwd',
  '/\\evil.example/',
])('refuses the path %s, which no browser sends', async (path) => {
  expect(await sendRaw(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 404 /);
});

test('takes the path of a request that names the host, too', async () => {
  expect(await sendRaw('GET http://localhost/docs/intro HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['/old?q=1', '/docs/intro?q=1'],
  ['/part/?q=$1', '/docs/intro?q=$1#part'],
  ['/old?q=//evil.example', '/docs/intro?q=//evil.example'],
])('redirects %s to %s', async (path, location) => {
  const response = await fetch(origin + path, { redirect: 'manual' });

  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(location);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
  const response = await fetch(`${origin}/docs/intro`, { method });

  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(await response.text()).toBe('');
});

test('sends the same headers for HEAD, and no body', async () => {
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => fetch(`${origin}/docs/intro`, { method })),
  );

  expect(await head?.text()).toBe('');
  expect(head?.status).toBe(200);
  const ignored = ['connection', 'date', 'keep-alive'];
  const facts = (headers: Headers) => [...headers].filter(([name]) => !ignored.includes(name));
  expect(facts(head?.headers ?? new Headers())).toEqual(facts(get?.headers ?? new Headers()));
});

test.each(['br', 'gzip', 'identity'])(
  'sends nothing again that is known as %s',
  async (encoding) => {
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${origin}/data/page.json`, { headers: { 'Accept-Encoding': encoding, ...headers } });
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    expect(await first.json()).toHaveProperty('text');
    expect(first.headers.get('content-encoding') ?? 'identity').toBe(encoding);

    const again = await ask({ 'If-None-Match': `"other", W/${etag}` });
    const other = await ask({ 'If-None-Match': '"other"' });

    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
    expect(other.status).toBe(200);
  },
);

test('names each encoding of a file by a tag of its own', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0.5'].map(async (encoding) => {
      const headers = { 'Accept-Encoding': encoding };
      return (await fetch(`${origin}/data/page.json`, { headers })).headers.get('etag');
    }),
  );

  expect(new Set(tags).size).toBe(3);
  expect(tags[3]).toBe(tags[1]);
});

test('sends what the build has compressed', async () => {
  await writeFiles(folder, { 'docs/intro.html.gz': gzipSync('from the build') });
  server.close();
  await start();

  const ask = async (encoding: string) => {
    const headers = { 'Accept-Encoding': encoding };
    return (await fetch(`${origin}/docs/intro`, { headers })).text();
  };
  expect(await ask('gzip')).toBe('from the build');
  expect(await ask('identity')).toBe('intro');
});

test.each([
  ['bytes=0-1', 206, 'in', 'bytes 0-1/5'],
  ['bytes=3-', 206, 'ro', 'bytes 3-4/5'],
  ['bytes=-2', 206, 'ro', 'bytes 3-4/5'],
  ['bytes=-9', 206, 'intro', 'bytes 0-4/5'],
  ['bytes=2-99', 206, 'tro', 'bytes 2-4/5'],
  ['bytes=5-', 416, '', 'bytes */5'],
  ['bytes=-0', 416, '', 'bytes */5'],
  ['bytes=3-1', 200, 'intro', null],
  ['bytes=-', 200, 'intro', null],
  ['bytes=0-1,3-4', 200, 'intro', null],
  ['lines=1-2', 200, 'intro', null],
])('responds to the range %s with %i', async (range, status, part, described) => {
  const headers = { Range: range, 'Accept-Encoding': 'identity' };
  const response = await fetch(`${origin}/docs/intro`, { headers });

  expect([response.status, await response.text()]).toEqual([status, part]);
  expect(response.headers.get('content-range')).toBe(described);
});

test('sends a part only of the bytes that the reader means', async () => {
  const ask = (tag: string) =>
    fetch(`${origin}/docs/intro`, { headers: { Range: 'bytes=0-1', 'If-Range': tag } });
  const etag = (await ask('')).headers.get('etag') ?? '';

  expect((await ask(etag)).status).toBe(206);
  expect((await ask('"other"')).status).toBe(200);
});

test('sends the headers of the build', async () => {
  const page = await fetch(`${origin}/docs/intro`);
  const asset = await fetch(`${origin}/assets/a.js`);

  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(asset.headers.get('cache-control')).toBe('immutable');
});

test('lets nobody keep what is missing', async () => {
  const { headers, status } = await fetch(`${origin}/assets/b.js`);

  expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([
    404,
    'no-cache',
    null,
  ]);
});

test('serves a new build without a restart', async () => {
  const next = await temporaryFolder({ 'index.html': 'new home' });
  await rm(folder, { recursive: true });
  await rename(next, folder);

  expect(await (await fetch(origin)).text()).toBe('new home');
});

test('names a busy port and the way out', async () => {
  const { port } = server.address() as AddressInfo;

  await expect(serve({ folder, port, baseUrl: '/' })).rejects.toThrow(
    `Port ${port} is in use. Stop the other program or choose another port: npm start -- --port ${port + 1}`,
  );
});
