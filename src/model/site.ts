import type { z } from 'zod';
import type { siteSchema } from './siteSchema.ts';

/** Everything about the site that is decided in `site.config.ts`; the schema explains each field. */
export type SiteConfig = z.infer<typeof siteSchema>;

export type ColorModeConfig = SiteConfig['colorMode'];
export type SearchConfig = SiteConfig['search'];
export type Redirect = SiteConfig['redirects'][number];
export type NavbarItem = SiteConfig['navbar']['items'][number];
export type NavbarDropdownItem = Extract<NavbarItem, { type: 'dropdown' }>['items'][number];
