import type { BrowserWindow } from '#runtime/browserWindow.ts';

const LOCKED = 'DocSearch--active';

/** Keeps the page behind the dialog from scrolling, without moving it where a scrollbar goes away. */
export function lockPage({ document, innerWidth }: BrowserWindow): () => void {
  const { body, documentElement } = document;
  const scrollbar = innerWidth - documentElement.clientWidth;
  body.classList.add(LOCKED);
  // A property set by script is no inline style to the content security policy.
  body.style.marginInlineEnd = scrollbar > 0 ? `${scrollbar}px` : '';
  return () => {
    body.classList.remove(LOCKED);
    body.style.marginInlineEnd = '';
  };
}
