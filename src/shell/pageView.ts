import { htmlClasses } from '#model/htmlClasses.ts';
import { invariant } from '#model/invariant.ts';
import { withBase } from '#model/path.ts';
import { applyHead } from '#runtime/headTags.ts';
import type { LoadedPage } from '#runtime/navigation/pageLoader.ts';
import { enhanceArticle, type ArticleServices } from './article/enhanceArticle.ts';
import { setOpen } from './navbar/dropdowns.ts';

/**
 * Shows pages in the document, part by part; starts with the served one, which is there. Returns a function that puts
 * a page on screen, unless it is there.
 */
export function createPageView(
  served: LoadedPage,
  services: ArticleServices,
): (page: LoadedPage) => void {
  const { window } = services;
  const { document } = window;
  let shown = served;
  let stop = start(served);

  /** Starts what works on the content of a page; whatever fails, its text stays (behavior crash-root-level). */
  function start({ mount }: LoadedPage): () => void {
    const stops: (() => void)[] = [];
    try {
      const main = document.querySelector('main');
      if (mount && main) stops.push(mount(main));
      stops.push(enhanceArticle(services));
    } catch (error) {
      console.error(error);
      const place = document.getElementById('load-status');
      void import('#runtime/crash.ts').then(({ showCrash }) => {
        if (place) showCrash(place, error, 'This page crashed');
      });
    }
    return () => stops.forEach((end) => end());
  }

  function replace(page: LoadedPage, { head, main }: NonNullable<LoadedPage['data']>): void {
    const { frame, state } = page;
    const { meta } = state;
    const content = document.getElementById('__docusaurus_skipToContent_fallback');
    invariant(content, 'the document has no place for pages');
    if (frame !== shown.frame) {
      replaceNavbar(frame.navbar);
      document.querySelector('footer')?.replaceWith(parse(document, frame.footer));
    }
    content.dataset['kind'] = meta.kind;
    const column = columnFor(page, content.querySelector('aside'));
    // A column that was taken out would lose its position.
    for (const part of [...content.childNodes]) if (part !== column) part.remove();
    if (column && !column.isConnected) content.append(column);
    content.append(parse(document, main));
    applyHead(document, head);
    const { classList } = document.documentElement;
    // Others, such as that of the progress bar, stay.
    classList.remove(...[...classList].filter((name) => /^(docs|plugin|search-page)-/.test(name)));
    classList.add(...htmlClasses(meta).split(' '));
    document.getElementById('load-status')?.replaceChildren();
  }

  /** A list that is open below the pointer stays open. */
  function replaceNavbar(html: string): void {
    const old = document.querySelector('nav[aria-label="Main"]');
    const fresh = parse(document, html);
    for (const open of old?.querySelectorAll('[data-open=true]') ?? []) {
      const purpose = window.CSS.escape(open.getAttribute('data-dropdown') ?? '');
      const same = fresh.querySelector<HTMLElement>(`[data-dropdown="${purpose}"]`);
      if (same) setOpen(same, true);
    }
    old?.replaceWith(fresh);
  }

  /** The sidebar of a page: the same element for pages that have the same one, so its position stays. */
  function columnFor(page: LoadedPage, old: HTMLElement | null): Element | undefined {
    const { frame, state } = page;
    const { sidebar } = state.meta;
    if (!sidebar) return undefined;
    const isSame = old?.dataset['sidebar'] === sidebar;
    // Unlisted pages are in the list of the frame only.
    const href = withBase(frame.site.baseUrl, state.meta.path);
    const isListed = old?.querySelector(`a[href="${window.CSS.escape(href)}"]`);
    if (old && isSame && frame === shown.frame && isListed) return old;
    const fresh = parse(document, frame.sidebars[sidebar]).firstElementChild;
    if (!fresh || !old || !isSame) return fresh ?? undefined;
    old.replaceChildren(...fresh.childNodes);
    return old;
  }

  return (page) => {
    if (page === shown) return;
    stop();
    if (page.data) replace(page, page.data);
    shown = page;
    stop = start(page);
  };
}

export function parse(document: Document, html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
