import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { moveFocus } from '#runtime/navigation/focus.ts';

/** Makes the skip link move focus to the article, with or without React (behavior skip-link). */
export function driveSkipLink(window: BrowserWindow): void {
  const { document } = window;
  document.addEventListener('click', (event) => {
    const { target } = event;
    const main = document.querySelector('main');
    if (!main || !(target instanceof window.Element && target.closest('#skip-to-content a')))
      return;
    event.preventDefault();
    moveFocus(main, { preventScroll: false });
  });
}
