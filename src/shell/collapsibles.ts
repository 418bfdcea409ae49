import { CATEGORIES_KEY } from '#model/storageKeys.ts';
import { animateHeight } from '#runtime/collapse.ts';
import { onEvent } from '#runtime/delegate.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import { parseCategories } from '#runtime/restoreCategories.ts';
import type { App } from './app.ts';

/** Opens and closes what disclosure buttons control; categories of the sidebar are remembered. */
export function driveCollapsibles({ window, storage, onMarkup }: App): void {
  const { document } = window;
  const moving = new WeakMap<Element, () => void>();

  function change(button: Element, { animates }: { animates: boolean }): void {
    const isOpen = button.getAttribute('aria-expanded') !== 'true';
    const panel = panelOf(button);
    const category = button.getAttribute('data-category');
    if (!panel) return;
    fillCopy(panel);
    moving.get(panel)?.();
    setOpen(button, isOpen);
    if (animates) {
      setHidden(panel, false);
      const onEnd = (): void => setHidden(panel, !isOpen);
      moving.set(panel, animateHeight({ window, element: panel, expand: isOpen, onEnd }));
    }
    if (category === null) return;
    const known = parseCategories(storage.get(CATEGORIES_KEY));
    storage.set(CATEGORIES_KEY, JSON.stringify({ ...known, [category]: isOpen }));
  }

  onMarkup(() => {
    for (const button of document.querySelectorAll('.disclosure[aria-controls]')) {
      const isOpen = button.getAttribute('aria-expanded') === 'true';
      if (panelOf(button)?.style.height === '') setOpen(button, isOpen);
    }
  });
  onEvent(window, 'click', '.disclosure[aria-controls]', (button) =>
    change(button, { animates: true }),
  );
  // A category with a page: the link opens and closes it there (behavior sidebar-category-page).
  onEvent(window, 'click', 'a:has(+ .disclosure)', (link, event) => {
    const button = link.nextElementSibling;
    if (!button || !isPlainClick(event) || !link.hasAttribute('aria-current')) return;
    event.preventDefault();
    change(button, { animates: true });
  });
  // Find-in-page, or the URL, reveals the closed content.
  document.addEventListener(
    'beforematch',
    ({ target }) => {
      if (!(target instanceof window.HTMLElement) || target.dataset['collapsed'] !== 'true') return;
      const button = document.querySelector(`[aria-controls="${window.CSS.escape(target.id)}"]`);
      if (button) change(button, { animates: false });
    },
    { capture: true },
  );
}

function panelOf(button: Element): HTMLElement | null {
  return button.ownerDocument.getElementById(button.getAttribute('aria-controls') ?? '');
}

/** Shows a state without moving. Closed content is still found by find-in-page (decisions/0009). */
export function setOpen(button: Element, isOpen: boolean): void {
  const panel = panelOf(button);
  const label = button.getAttribute('aria-label');
  button.setAttribute('aria-expanded', String(isOpen));
  if (label) {
    button.setAttribute('aria-label', label.replace(/^\w+/, isOpen ? 'Collapse' : 'Expand'));
  }
  panel?.setAttribute('data-collapsed', String(!isOpen));
  if (panel) setHidden(panel, !isOpen);
}

function setHidden(panel: Element, isHidden: boolean): void {
  if (isHidden) panel.setAttribute('hidden', 'until-found');
  else panel.removeAttribute('hidden');
}

/** The short list of headings is a copy, made when it is first opened. */
function fillCopy(panel: Element): void {
  const copy = panel.querySelector('[data-copy-of]:empty');
  const original = panel.ownerDocument.getElementById(copy?.getAttribute('data-copy-of') ?? '');
  if (copy && original) copy.innerHTML = original.innerHTML;
}
