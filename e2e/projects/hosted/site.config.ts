import type { SiteConfig } from '#model/site.ts';
import { siteConfig as site } from '../../../site.config.ts';

/** A site with a hosted search service: the fake one in `e2e/searchService.ts`, as four hosts that tests route to it. */
export const siteConfig: SiteConfig = {
  ...site,
  title: 'Hosted stage',
  navbar: { items: [] },
  footer: { ...site.footer, columns: [] },
  search: {
    appId: 'STAGEAPP',
    apiKey: 'search-key',
    indexName: 'stage',
    hosts: [1, 2, 3, 4].map((number) => ({ url: `http://search-${number}.test` })),
    // However busy the machine is: the fake responds, or the test says that it does not.
    timeoutMs: 60_000,
    externalUrlRegex: '^https://elsewhere\\.example/',
    replaceSearchResultPathname: { from: '^/old/', to: '/docs/' },
  },
  redirects: [],
};
