import type { BrowserWindow } from './browserWindow.ts';
import { copyPage } from './copyPage.ts';

/** Marks the button, with the URL of the Markdown. */
const ATTRIBUTE = 'data-copy-page';

/** What the button shows before and after a click. */
export const COPY_LABELS = { idle: 'Copy page', copied: 'Copied', failed: 'Copying failed' };

/** Makes the button work, with or without React: clipboards open only during a click, which can't wait for it. */
export function driveCopyPage(window: BrowserWindow): void {
  const { document } = window;
  const buttonAt = (target: EventTarget | null) =>
    target instanceof window.Element ? target.closest(`[${ATTRIBUTE}]`) : null;

  function show(button: Element, label: string): void {
    const place = button.firstElementChild;
    if (place) place.textContent = label;
  }

  document.addEventListener('click', ({ target }) => {
    const button = buttonAt(target);
    if (!button) return;
    void copyPage(window, button.getAttribute(ATTRIBUTE) ?? '').then(({ ok }) =>
      show(button, ok ? COPY_LABELS.copied : COPY_LABELS.failed),
    );
  });
  document.addEventListener('focusout', ({ target }) => {
    const button = buttonAt(target);
    if (button) show(button, COPY_LABELS.idle);
  });
}
