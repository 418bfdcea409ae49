/**
 * The copies of files on this device, in caches: `playbill / visited` has what the reader visits, if there is such a
 * cache, and `playbill / nodejs-stable 1a2b3c4d5e` an edition and version, by the hash of its list. The base URL is part
 * of the name, because other sites may have the same origin.
 */
const nameOf = (base: string, rest: string): string => `playbill ${base} ${rest}`;

/** When a copy was made. */
const SAVED_HEADER = 'X-Saved';

/** Without the others, a page or worker does not work as it did. */
const KEPT_HEADERS = ['Content-Type', 'Content-Security-Policy'];

export const visitedName = (base: string): string => nameOf(base, 'visited');
export const editionName = (base: string, key: string, hash = ''): string =>
  nameOf(base, `${key} ${hash}`);

/** The names of our caches that start like this. */
export async function cacheNames(start: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(start));
}

/** All caches of the site. */
export const siteCaches = (base: string): Promise<string[]> => cacheNames(nameOf(base, ''));

/** One for all URLs of a page: `/docs/intro.html` and `/docs/intro/?q=x` are `/docs/intro`. */
export function copyKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/');
}

/** Also without what a host may have added, such as a redirect, which browsers don't accept for a page. */
export async function keepCopy(cache: Cache, url: string, response: Response): Promise<void> {
  const headers = new Headers({ [SAVED_HEADER]: new Date().toISOString() });
  for (const name of KEPT_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  await cache.put(copyKey(url), new Response(response.body, { headers }));
}

/** The newest copy of a file, if there is one. */
export async function findCopy(base: string, url: string): Promise<Response | undefined> {
  const names = await siteCaches(base);
  const copies = await Promise.all(
    names.map((cacheName) => caches.match(copyKey(url), { cacheName })),
  );
  const saved = (copy: Response | undefined): string => copy?.headers.get(SAVED_HEADER) ?? '';
  return copies.sort((a, b) => saved(b).localeCompare(saved(a)))[0];
}

/** `November 18, 2026` */
export function savedDate({ headers }: Response): string {
  const date = new Date(headers.get(SAVED_HEADER) ?? 0);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(date);
}
