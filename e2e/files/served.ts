import type { AddressInfo } from 'node:net';
import { serve } from '#build/serve/serve.ts';

/** The sites that a test file has requested, one server each for the whole run. */
const origins = new Map<string, Promise<string>>();

/** Requests a path of a built site from its server; redirects are not followed. */
export async function request(path: string, site = { folder: 'dist', baseUrl: '/' }) {
  const origin = origins.get(site.folder) ?? start(site);
  origins.set(site.folder, origin);
  return fetch((await origin) + path, { redirect: 'manual' });
}

async function start({ folder, baseUrl }: { folder: string; baseUrl: string }): Promise<string> {
  const server = await serve({ folder, baseUrl, port: 0 });
  // It ends with the worker that runs the tests.
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
