// Started by playwright.config.ts: builds the sites that have changed, and serves them.
import { resolve } from 'node:path';
import { serve } from '#build/serve.ts';
import { buildTestSites } from './buildTestSites.ts';
import { SITES, wantedSites } from './sites.ts';

const names = wantedSites();
await buildTestSites(names);
for (const name of names) {
  const { port, baseUrl, folder } = SITES[name];
  await serve({ folder: resolve(folder), port, baseUrl });
}
console.log('All sites are served.');
