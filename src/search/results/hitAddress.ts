import { withBase, withoutBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';

/** Where a hit leads. */
export interface HitAddress {
  /** A full address if external; else path and hash, base URL included. */
  href: string;
  /** Opens in a new tab. */
  isExternal: boolean;
}

/** The part of the configuration that decides about addresses. */
type AddressSite = Pick<SiteConfig, 'baseUrl' | 'search'>;

/**
 * Reduces the address of a hit to a path of this site (behavior hit-urls). Only what the configuration
 * names as external leaves the site, and nothing but http and https ever comes out.
 */
export function hitAddress(url: string, { baseUrl, search }: AddressSite): HitAddress {
  const address = parseAddress(url);
  if (!address) return { href: baseUrl, isExternal: false };
  if (search.externalUrlRegex && new RegExp(search.externalUrlRegex, 'i').test(url)) {
    return { href: address.href, isExternal: true };
  }
  // Two slashes in front would make a host of the first folder.
  const path = replacePath(address.pathname + address.hash, search).replace(/^\/*/, '/');
  const inSite = withoutBase(baseUrl, path) ?? path;
  return { href: withBase(baseUrl, inSite), isExternal: false };
}

/** The parsed address of a page, relative ones included; undefined for other schemes and for nonsense. */
export function parseAddress(url: string): URL | undefined {
  try {
    const address = new URL(url, 'https://site.invalid');
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

function replacePath(path: string, { replaceSearchResultPathname: rule }: SiteConfig['search']) {
  return rule ? path.replace(new RegExp(rule.from, 'g'), rule.to) : path;
}
