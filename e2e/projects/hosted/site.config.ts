import type { SiteConfig } from '#model/site.ts';
import { SERVICE_PORTS } from '../../sites.ts';
import { siteConfig as site } from '../../../site.config.ts';

/** A site with a hosted search service: the fake one in `e2e/searchService.ts`, as four hosts. */
export const siteConfig: SiteConfig = {
  ...site,
  title: 'Hosted stage',
  navbar: { items: [] },
  footer: { ...site.footer, columns: [] },
  search: {
    appId: 'STAGEAPP',
    apiKey: 'search-key',
    indexName: 'stage',
    hosts: SERVICE_PORTS.map((port) => ({ url: `http://localhost:${port}` })),
    externalUrlRegex: '^https://elsewhere\\.example/',
    replaceSearchResultPathname: { from: '^/old/', to: '/docs/' },
  },
  redirects: [],
};
