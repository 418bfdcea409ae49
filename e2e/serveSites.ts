// Started by playwright.config.ts: builds the sites that have changed, serves them, and prints their ports.
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { buildTestSites } from './buildTestSites.ts';
import { serveUncompressed } from './serveUncompressed.ts';
import { SITES, wantedSites } from './sites.ts';

const names = wantedSites();
await buildTestSites(names);
const ports = new URLSearchParams();
for (const name of names) {
  const { baseUrl, folder } = SITES[name];
  const server = await serveUncompressed({ folder: resolve(folder), port: 0, baseUrl });
  ports.set(name, String((server.address() as AddressInfo).port));
}
console.log(`All sites are served: ${ports}`);
