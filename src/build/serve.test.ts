import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from './serve.ts';

const FILES = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/intro.html': 'intro',
  'python/index.html': 'python home',
  'python/404.html': 'not found in python',
  'assets/a.js': 'script',
  _redirects: '/old /docs/intro 301\n',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: immutable\n',
};

let folder: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playbill-'));
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  server = await serve({ folder, port: 0, baseUrl: '/' });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

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
  ['/../../etc/passwd', 404, 'not found'],
])('responds to %s with %i', async (path, status, text) => {
  const response = await fetch(origin + path);

  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
});

test('follows the redirects of the build and keeps the query', async () => {
  const response = await fetch(`${origin}/old?q=1`, { redirect: 'manual' });

  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/docs/intro?q=1');
});

test('sends the headers of the build', async () => {
  const page = await fetch(`${origin}/docs/intro`);
  const asset = await fetch(`${origin}/assets/a.js`);

  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(asset.headers.get('cache-control')).toBe('immutable');
});

test('serves a new build without a restart', async () => {
  const next = `${folder}-next`;
  await mkdir(next);
  await writeFile(join(next, 'index.html'), 'new home');
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
