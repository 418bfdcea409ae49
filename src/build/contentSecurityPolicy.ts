import { searchHosts } from '#model/searchHosts.ts';
import type { SiteConfig } from '#model/site.ts';
import { cspHash } from './hash.ts';

/** Only our own files, and the inline pieces that we know by their hash. */
export function contentSecurityPolicy(
  site: SiteConfig,
  inline: { scripts: readonly string[]; styles: readonly string[] },
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.map(cspHash).join(' ')}`,
    `style-src 'self' ${inline.styles.map(cspHash).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...searchHosts(site.search)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    // A video plays after a click on its picture, in the privacy mode of its host.
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
