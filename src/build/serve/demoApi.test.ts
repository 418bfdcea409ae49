import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Demo } from '#build/demo.ts';
import { createDemoApi } from './demoApi.ts';
import { listen, originOf } from './serve.ts';

/** Tells what it was asked, and how often its store was. */
const demo = (folder: string): Demo => ({
  folder,
  createStore: () => ({ asked: 0 }),
  respondToApi: (request, store) => {
    const state = store as { asked: number };
    state.asked += 1;
    const { method, path, query, headers, body } = request;
    const about = [method, path, query.get('q'), headers['x-forwarded-prefix'], String(body)];
    return Promise.resolve({
      status: 201,
      headers: { 'set-cookie': 'a=1' },
      body: JSON.stringify([...about, state.asked]),
    });
  },
});

let server: Server;
let origin: string;
let current: Demo;

beforeEach(async () => {
  current = demo('first');
  const api = createDemoApi('/sub/stagehand/', () => Promise.resolve(current));
  const handle = createServer((request, response) => {
    if (api.isFor(request)) void api.respond(request, response);
    else response.writeHead(404).end();
  });
  server = await listen(handle, 0);
  origin = originOf(server);
});

afterEach(() => void server.close());

const ask = async (path: string, init?: RequestInit) =>
  (await fetch(origin + path, init)).json() as Promise<unknown[]>;

test('hands requests below the base to the demo', async () => {
  const url = `${origin}/sub/stagehand/api/orders?q=two%20seats`;
  const response = await fetch(url, { method: 'POST', body: 'F3' });

  expect(response.status).toBe(201);
  expect(response.headers.get('set-cookie')).toBe('a=1');
  const expected = ['POST', '/api/orders', 'two seats', '/sub/stagehand/', 'F3', 1];
  expect(await response.json()).toEqual(expected);
});

test('keeps one store until the demo changes', async () => {
  await ask('/sub/stagehand/api/orders');
  expect((await ask('/sub/stagehand/api/orders')).at(-1)).toBe(2);

  current = demo('second');

  expect((await ask('/sub/stagehand/api/orders')).at(-1)).toBe(1);
});

test('redirects to the slash that relative URLs need', async () => {
  const response = await fetch(`${origin}/sub/stagehand?q=1`, { redirect: 'manual' });

  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/sub/stagehand/?q=1');
});

test.each(['/sub/stagehand/', '/sub/stagehand/basket', '/stagehand/api/orders'])(
  'leaves %s to the site',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  },
);
