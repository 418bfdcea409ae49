// node --import tsx e2e/buildSites.ts main sub: builds those sites, unless nothing has changed.
import { buildTestSites } from './buildTestSites.ts';
import { wantedSites } from './sites.ts';

await buildTestSites(wantedSites(process.argv.slice(2).join(' ')));
