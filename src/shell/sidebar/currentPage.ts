import { CATEGORIES_KEY } from '#model/storageKeys.ts';
import { withBase } from '#model/path.ts';
import { parseCategories } from '#runtime/restoreCategories.ts';
import type { App } from '#shell/app.ts';
import { setOpen } from '#shell/collapsibles.ts';
import { setCurrent } from '#shell/navbar/links.ts';

/** Remembers which page the column has been scrolled for. */
const SHOWN = 'data-shown-for';

/** Marks the page being read in the sidebar, and opens the categories around it (behavior sidebar-expanding). */
export function markCurrentPage({ window, router, storage, onMarkup }: App): void {
  const { document } = window;
  onMarkup(() => {
    const { frame, state } = router.getState().page;
    const { path } = state.meta;
    const column = document.querySelector('[data-sidebar]');
    if (!column) return;
    showLink(column, withBase(frame.site.baseUrl, path));
    showCategories(column, parseCategories(storage.get(CATEGORIES_KEY)));
    // Once for each page: from then on its position is the reader's (behavior sidebar-column).
    if (column.getAttribute(SHOWN) === path) return;
    column.setAttribute(SHOWN, path);
    // It needs a layout. The next frame computes one anyway; now, there would be two.
    window.requestAnimationFrame(() => scrollToCurrent(column));
  });
}

function showLink(column: Element, href: string): void {
  for (const link of column.querySelectorAll('a')) {
    setCurrent(link, link.getAttribute('href') === href && 'page');
  }
  for (const item of column.querySelectorAll<HTMLElement>('[data-unlisted]')) {
    item.hidden = !hasCurrent(item);
  }
}

/** Opens what contains the page, and closes nothing; a list that is new here starts as it was left. */
function showCategories(column: Element, remembered: Readonly<Record<string, boolean>>): void {
  for (const button of column.querySelectorAll<HTMLElement>('button[data-category]')) {
    const { active, category = '' } = button.dataset;
    const isActive = hasCurrent(button.closest('li'));
    const isNew = button.dataset['known'] === undefined;
    if (isActive && (isNew || active !== 'true')) setOpen(button, true);
    else if (!isActive && isNew && remembered[category] !== undefined) {
      setOpen(button, remembered[category]);
    }
    button.dataset['active'] = String(isActive);
    button.dataset['known'] = '';
  }
}

function hasCurrent(item: Element | null): boolean {
  return item?.querySelector('[aria-current=page]') != null;
}

function scrollToCurrent(column: Element): void {
  const current = column.querySelector('[aria-current=page]');
  if (!current) return;
  const inner = current.getBoundingClientRect();
  const outer = column.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  // Only this column: `scrollIntoView` would also scroll the page.
  column.scrollTop += inner.top - outer.top - column.clientHeight / 2;
}
