import { cspHash } from '#build/hash.ts';
import { searchHosts } from '#model/searchSettings.ts';
import type { SiteConfig } from '#model/site.ts';

/** The demo is a page of its own: nothing inline, and whatever it shows is a file of this site. */
export const DEMO_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Allows only our own files, and inline scripts and styles by hash. */
export function contentSecurityPolicy(
  site: SiteConfig,
  inline: { scripts: readonly string[]; styles: readonly string[] },
): string {
  return [
    // Firefox checks `<link rel="prefetch">` against this directive, since `prefetch-src` was removed from the
    // standard. Everything else that would fall back to it has a directive below.
    "default-src 'self'",
    `script-src 'self' ${inline.scripts.map(cspHash).join(' ')}`,
    `style-src 'self' ${inline.styles.map(cspHash).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...searchHosts(site.search)].join(' '),
    "manifest-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "worker-src 'self'",
    // A lab opens inside a guide. A video plays after a click on its thumbnail, in its host's privacy mode.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
