import { siteConfig } from '../../site.config.ts';
import { explainFailure } from './explainFailure.ts';
import { uploadArguments } from './uploadArguments.ts';
import { uploadSite } from './uploadSite.ts';

try {
  const { editions, ...options } = uploadArguments(process.argv.slice(2), siteConfig);
  const credentials = {
    appId: process.env['SEARCH_APP_ID'] ?? siteConfig.search.appId,
    adminKey: process.env['SEARCH_ADMIN_KEY'],
  };
  await uploadSite({ ...options, ...credentials, editions, site: siteConfig, log: console.log });
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
