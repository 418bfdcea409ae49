import type { SiteConfig } from '#model/site.ts';
import { siteConfig as site } from '../../../site.config.ts';

/** A minimal site, with the settings that are off elsewhere. */
export const siteConfig: SiteConfig = {
  ...site,
  title: 'Bare stage',
  colorMode: { ...site.colorMode, disableSwitch: true },
  navbar: { items: [], hideOnScroll: true },
  footer: { ...site.footer, columns: [] },
  search: {},
  redirects: [],
};
