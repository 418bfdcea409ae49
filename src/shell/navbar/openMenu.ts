import type { App } from '#shell/app.ts';
import { parse } from '#shell/pageView.ts';

const DESKTOP = '(width > 996px)'; // behavior mobile-menu-closes

/** Opens the menu on narrow screens: a modal dialog, so the browser handles focus, Escape and the page behind it. */
export function openMenu({ window, router, markupChanged }: App): void {
  const { document } = window;
  const toggle = document.querySelector('[data-menu]');
  // Pressed twice while the code was loading.
  if (toggle?.getAttribute('aria-expanded') === 'true') return;
  const dialog = parse(document, router.getState().page.frame.menu).querySelector('dialog');
  const panes = dialog?.lastElementChild as HTMLElement | null | undefined;
  if (!dialog || !panes) return;
  // The sidebar itself, not a copy: what is open there stays open.
  const column = document.querySelector('[data-sidebar]');
  const sidebar = column?.firstElementChild;
  if (sidebar) panes.lastElementChild?.append(sidebar);
  else panes.lastElementChild?.remove();
  showPane(panes, { isSecondary: sidebar !== undefined });
  toggle?.after(dialog);
  toggle?.setAttribute('aria-expanded', 'true');
  markupChanged();
  dialog.showModal();

  const listeners = new AbortController();
  const { signal } = listeners;
  const close = (): void => dialog.close();
  const handleClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof window.Element)) return;
    // A click on the backdrop is a click on the dialog itself.
    if (target === dialog || target.closest('[data-close-menu], a[href]')) close();
    if (!target.closest('[data-menu-back]')) return;
    showPane(panes, { isSecondary: false });
    // The pane with the focused button has become inert.
    panes.querySelector<HTMLElement>('a, button')?.focus();
  };
  dialog.addEventListener('click', handleClick, { signal });
  const stopIntercepting = router.interceptBack(close);
  window.matchMedia(DESKTOP).addEventListener('change', close, { signal });
  const handleClose = (): void => {
    listeners.abort();
    stopIntercepting();
    if (sidebar) column.append(sidebar);
    dialog.remove();
    toggle?.setAttribute('aria-expanded', 'false');
  };
  dialog.addEventListener('close', handleClose, { signal });
}

function showPane(panes: HTMLElement, { isSecondary }: { isSecondary: boolean }): void {
  panes.dataset['secondary'] = String(isSecondary);
  [...panes.children].forEach((pane, index) => {
    pane.toggleAttribute('inert', (index === 1) !== isSecondary);
  });
}
