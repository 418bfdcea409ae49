import { withBase, withoutBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';

/** Where a hit leads. */
export interface HitUrl {
  /** A full URL if external; else path and hash, base URL included. */
  href: string;
  /** Opens in a new tab. */
  isExternal: boolean;
}

/** The part of the configuration that decides about URLs. */
type UrlSettings = Pick<SiteConfig, 'baseUrl' | 'search'>;

/**
 * Reduces the URL of a hit to a path of this site (behavior hit-urls). Only what the configuration
 * names as external leaves the site, and nothing but http and https ever comes out.
 */
export function hitUrl(url: string, { baseUrl, search }: UrlSettings): HitUrl {
  const parsed = parseUrl(url);
  if (!parsed) return { href: baseUrl, isExternal: false };
  if (search.externalUrlRegex && new RegExp(search.externalUrlRegex, 'i').test(url)) {
    return { href: parsed.href, isExternal: true };
  }
  // Two slashes in front would make a host of the first folder.
  const path = replacePath(parsed.pathname + parsed.hash, search).replace(/^\/*/, '/');
  const inSite = withoutBase(baseUrl, path) ?? path;
  return { href: withBase(baseUrl, inSite), isExternal: false };
}

/** The parsed URL of a page, relative ones included; undefined for other schemes and for nonsense. */
export function parseUrl(url: string): URL | undefined {
  try {
    const parsed = new URL(url, 'https://site.invalid');
    return /^https?:$/.test(parsed.protocol) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function replacePath(path: string, { replaceSearchResultPathname: rule }: SiteConfig['search']) {
  return rule ? path.replace(new RegExp(rule.from, 'g'), rule.to) : path;
}
