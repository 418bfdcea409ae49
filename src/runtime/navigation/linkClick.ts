import { pagePath, type SiteUrl } from './pagePath.ts';

/** What decides whether a link is in-app: a subset of `HTMLAnchorElement`. */
export interface LinkFacts {
  /** Resolved against the document, as the DOM returns it. */
  href: string;
  target: string;
  download: boolean;
}

/** What decides whether a click is plain: a subset of `MouseEvent`. */
export type ClickFacts = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

/** The in-app target of a link, or undefined if the browser should follow it (behavior link-click). */
export function inAppUrl(link: LinkFacts, site: SiteUrl): URL | undefined {
  if (link.download || (link.target !== '' && link.target !== '_self')) return undefined;
  const url = parseUrl(link.href);
  return url && pagePath(site, url) !== undefined ? url : undefined;
}

/** Whether a click is plain, rather than opening a new tab or a download. */
export function isPlainClick(click: ClickFacts): boolean {
  const isModified = click.ctrlKey || click.metaKey || click.altKey || click.shiftKey;
  return click.button === 0 && !isModified && !click.defaultPrevented;
}

/** Whether a link only moves within the document, which browsers do better than any script. */
export function isHashLink(url: URL, current: URL): boolean {
  return url.href.includes('#') && withoutHash(url) === withoutHash(current);
}

/** The link around an event target, if there is one. */
export function linkAt(target: EventTarget | null): LinkFacts | undefined {
  // Event targets inside a document are elements; anything else has no `closest`.
  const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>('a[href]');
  // For SVG links this is an object.
  if (typeof link?.href !== 'string') return undefined;
  return { href: link.href, target: link.target, download: link.hasAttribute('download') };
}

function withoutHash(url: URL): string {
  return url.href.replace(/#.*$/, '');
}

function parseUrl(href: string): URL | undefined {
  try {
    return new URL(href);
  } catch {
    return undefined;
  }
}
