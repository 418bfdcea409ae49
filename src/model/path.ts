import { type Edition, editionOfPath } from './edition.ts';
import type { Version } from './version.ts';

/** The URL of a guide or class page: `/python/docs/next/intro`. */
export function docPath(edition: Edition, version: Version, slug: string): string {
  return [`${edition.prefix}docs`, version.path, slug].filter(Boolean).join('/');
}

/** The URL of a community page: `/community/welcome`, `/python/community/welcome`. */
export function communityPath(edition: Edition, slug: string): string {
  return `${edition.prefix}community/${slug}`;
}

/** The home page of an edition: `/`, `/python/`. */
export function homePath(edition: Edition): string {
  return edition.prefix;
}

/** The not-found page of the tree that a URL is in: `/docs/next/404` for `/docs/next/nope`. */
export function notFoundPath(
  { editions, versions }: { editions: readonly Edition[]; versions: readonly Version[] },
  path: string,
): string {
  const edition = editionOfPath(editions, path);
  const isBelow = (root: string) => `${path.toLowerCase()}/`.startsWith(`${root}/`);
  if (isBelow(communityPath(edition, '').slice(0, -1))) return communityPath(edition, '404');
  const roots = versions.map((version) => docPath(edition, version, ''));
  const [root] = roots.filter(isBelow).sort((a, b) => b.length - a.length);
  return root === undefined ? `${homePath(edition)}404` : `${root}/404`;
}

/** Prepends the base URL: `/docs/intro` → `/sub/docs/intro`. */
export function withBase(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/$/, '')}${path}`;
}

/** Strips the base URL, or returns undefined if the path is outside it. */
export function withoutBase(baseUrl: string, path: string): string | undefined {
  const base = baseUrl.replace(/\/$/, '');
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/**
 * The canonical form of a typed path (behavior html-suffix): lowercase, no `.html` or `/index.html`, no
 * trailing slash except on an edition's home page.
 */
export function canonicalPath(editions: readonly Edition[], path: string): string {
  const bare = path
    .trim()
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  const home = editions.find((edition) => edition.prefix === `${bare}/`);
  return home ? home.prefix : bare;
}
