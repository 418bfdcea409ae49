import { withBase, withoutBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';

/** The target of a hit. */
export interface HitUrl {
  /** A full URL if external; otherwise path and hash, including the base URL. */
  href: string;
  /** Opens in a new tab. */
  isExternal: boolean;
}

/** The part of the configuration that affects URLs. */
type UrlSettings = Pick<SiteConfig, 'baseUrl' | 'search'>;

/**
 * Reduces the URL of a hit to a path of this site (behavior hit-urls). Only URLs configured as external leave
 * the site, and only http and https are allowed.
 */
export function hitUrl(url: string, { baseUrl, search }: UrlSettings): HitUrl {
  const parsed = parseUrl(url);
  if (!parsed) return { href: baseUrl, isExternal: false };
  if (search.externalUrlRegex && new RegExp(search.externalUrlRegex, 'i').test(url)) {
    return { href: parsed.href, isExternal: true };
  }
  // Two leading slashes would turn the first segment into a host.
  const path = replacePath(parsed.pathname + parsed.hash, search).replace(/^\/*/, '/');
  const inSite = withoutBase(baseUrl, path) ?? path;
  return { href: withBase(baseUrl, inSite), isExternal: false };
}

/** The parsed URL of a page, including relative ones; undefined for other schemes and invalid URLs. */
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
