import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { OpenCategoriesStore } from '#runtime/openCategories.ts';

/** Shows content, or hides it so that find-in-page still finds it (decisions/0009). */
export function showState(element: Element, isOpen: boolean): void {
  if (isOpen) element.removeAttribute('hidden');
  else element.setAttribute('hidden', 'until-found');
}

/** Whether collapsible content is expanded, as the document says. */
export function isExpanded(element: Element): boolean {
  return element.getAttribute('data-collapsed') !== 'true';
}

export interface ServedCategoriesOptions {
  window: BrowserWindow;
  openCategories: OpenCategoriesStore;
}

/** Makes closed categories of the served sidebar findable, until React does. */
export function revealServedCategories(options: ServedCategoriesOptions): () => void {
  const { window, openCategories } = options;
  const { document } = window;
  const listeners = new AbortController();
  for (const element of document.querySelectorAll('[data-collapsed]')) {
    showState(element, isExpanded(element));
  }

  function reveal({ target }: Event): void {
    if (!(target instanceof window.Element) || !target.matches('[data-collapsed]')) return;
    const button = document.querySelector(`[aria-controls="${window.CSS.escape(target.id)}"]`);
    target.setAttribute('data-collapsed', 'false');
    button?.setAttribute('aria-expanded', 'true');
    showState(target, true);
    const category = target.getAttribute('data-category');
    // React reads it here.
    if (category !== null) openCategories.remember(category, true);
  }

  document.addEventListener('beforematch', reveal, { signal: listeners.signal });
  return () => listeners.abort();
}
