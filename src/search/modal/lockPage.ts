import type { BrowserWindow } from '#runtime/browserWindow.ts';

const LOCKED = 'DocSearch--active';

/** Locks the scroll position of the page behind the dialog, without a layout shift if a scrollbar disappears. */
export function lockPage({ document, innerWidth }: BrowserWindow): () => void {
  const { body, documentElement } = document;
  const scrollbar = innerWidth - documentElement.clientWidth;
  body.classList.add(LOCKED);
  // The content security policy doesn't treat a property set by script as an inline style.
  body.style.marginInlineEnd = scrollbar > 0 ? `${scrollbar}px` : '';
  return () => {
    body.classList.remove(LOCKED);
    body.style.marginInlineEnd = '';
  };
}
