import { pagePath, type SiteUrl } from './pagePath.ts';

/** What decides whether a link is in-app; the DOM resolves its URL against the document. */
type LinkFacts = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/** What decides whether a click is plain. */
export type ClickFacts = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

/** The in-app target of a link, or undefined if the browser should follow it (behavior link-click). */
export function inAppUrl(link: LinkFacts, site: SiteUrl): URL | undefined {
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined;
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
  const [page] = url.href.split('#', 1);
  return url.href !== page && current.href.split('#', 1)[0] === page;
}

/** The link around an event target, if there is one. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  // Event targets inside a document are elements; anything else has no `closest`.
  const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>('a[href]');
  // For SVG links this is an object.
  return typeof link?.href === 'string' ? link : undefined;
}

function parseUrl(href: string): URL | undefined {
  try {
    return new URL(href);
  } catch {
    return undefined;
  }
}
