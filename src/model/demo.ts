import { absoluteUrl } from './head.ts';
import type { SiteConfig } from './site.ts';

/** Where the demo is published, below the base URL of the site (decisions/0034). */
export const DEMO_PATH = '/stagehand/';

/** What samples show instead of `https://stagehand.example`. */
export function demoUrlOf(site: SiteConfig): string {
  return site.demo?.url ?? absoluteUrl(site, DEMO_PATH.slice(0, -1));
}
