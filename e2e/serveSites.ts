// Started by playwright.config.ts: builds the sites that have changed, serves them, and prints their ports.
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { serve } from '#build/serve/serve.ts';
import { buildTestSites } from './buildTestSites.ts';
import { SITES, wantedSites } from './sites.ts';

const names = wantedSites();
await buildTestSites(names);
const ports = new URLSearchParams();
for (const name of names) {
  const { baseUrl, folder } = SITES[name];
  const server = await serve({ folder: resolve(folder), port: 0, baseUrl });
  // Longer than a run: on a busy machine a test may reuse a connection just as it is being closed.
  server.keepAliveTimeout = 3_600_000;
  // Compression has tests of its own; here it only takes time.
  server.prependListener('request', ({ headers }) => delete headers['accept-encoding']);
  ports.set(name, String((server.address() as AddressInfo).port));
}
console.log(`All sites are served: ${ports}`);
