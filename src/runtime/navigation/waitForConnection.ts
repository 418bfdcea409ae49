import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** True for a page that is still to be opened, and for search or a frame that is still to be loaded. */
const OFFLINE_TEXT = 'You are offline. This page stays open until the connection is back.';

/** Waits for a connection, and says so. */
export function waitForConnection(window: BrowserWindow): Promise<void> {
  const { document } = window;
  const notice = document.createElement('div');
  notice.className = 'load-error';
  notice.setAttribute('role', 'status');
  document.getElementById('load-status')?.replaceChildren(notice);
  // After the element is there: screen readers announce what changes in it.
  notice.textContent = OFFLINE_TEXT;
  return new Promise((resolve) => {
    const handleOnline = (): void => {
      notice.remove();
      resolve();
    };
    window.addEventListener('online', handleOnline, { once: true });
  });
}
