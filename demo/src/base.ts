// The script is in a folder below the base. In a variable, because Vite takes `new URL(…, import.meta.url)` for a file.
const script = import.meta.url;

/** Where the demo is published: the root of a host or any folder. */
export const BASE = new URL('../', script);

/** The URL of a page or file for an attribute: `/stagehand/shows/winter-fair`. */
export function urlOf(path: string): string {
  return new URL(path, BASE).pathname;
}

/** The route of a URL: `shows/winter-fair`, with or without `.html`; empty for the start page. */
export function routeOf(pathname: string, base = BASE.pathname): string {
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : '';
  return below.replace(/(^|\/)index(\.html)?$/, '').replace(/\.html$|\/$/, '');
}
