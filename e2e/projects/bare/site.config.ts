import type { SiteConfig } from '#model/site.ts';
import { siteConfig as site } from '../../../site.config.ts';

/** A site with as little as possible, and the settings that are off elsewhere. */
export const siteConfig: SiteConfig = {
  ...site,
  title: 'Bare stage',
  colorMode: { ...site.colorMode, disableSwitch: true },
  navbar: { items: [], hideOnScroll: true },
  footer: { ...site.footer, columns: [] },
  redirects: [],
};
