import { siteConfig } from '../../site.config.ts';
import { explainFailure, uploadArguments } from './uploadArguments.ts';
import { uploadSite } from './uploadSite.ts';

try {
  await uploadSite({
    ...uploadArguments(process.argv.slice(2), siteConfig),
    appId: process.env['SEARCH_APP_ID'] ?? siteConfig.search.appId,
    adminKey: process.env['SEARCH_ADMIN_KEY'],
    site: siteConfig,
    log: console.log,
  });
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
