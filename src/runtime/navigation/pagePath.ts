import type { Edition } from '#model/edition.ts';
import { canonicalPath, withoutBase } from '#model/path.ts';

/** Where the pages of this site live. */
export interface SiteUrl {
  origin: string;
  baseUrl: string;
  editions: readonly Edition[];
}

// `.html` is another spelling of a page; a dot before a digit, as in `v1.56`, is part of a name.
const FILE_EXTENSION = /\.(?!html$)[a-z]\w*$/i;

/** The canonical path of the page at a URL, or undefined for files and other sites. */
export function pagePath(site: SiteUrl, url: URL): string | undefined {
  if (url.origin !== site.origin || FILE_EXTENSION.test(url.pathname)) return undefined;
  const path = withoutBase(site.baseUrl, decoded(url.pathname));
  return path === undefined ? undefined : canonicalPath(site.editions, path);
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
