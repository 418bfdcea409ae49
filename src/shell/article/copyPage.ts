import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { copyText } from '#runtime/clipboard.ts';

/** What the button shows before and after a click. */
export const COPY_LABELS = { idle: 'Copy page', copied: 'Copied', failed: 'Copying failed' };

/** Copies the page whose URL a button has, and says how that went until the button loses focus. */
export async function copyFrom(window: BrowserWindow, button: HTMLElement): Promise<void> {
  const isCopied = await copyPage(window, button.dataset['copyPage'] ?? '').catch(() => false);
  showLabel(button, isCopied ? COPY_LABELS.copied : COPY_LABELS.failed);
}

export function showLabel(button: HTMLElement, label: string): void {
  const place = button.firstElementChild;
  if (place) place.textContent = label;
  button.toggleAttribute('data-copied', label === COPY_LABELS.copied);
}

/** Copies the Markdown twin of a page, loaded from a URL that includes the base URL. */
async function copyPage(window: BrowserWindow, url: string): Promise<boolean> {
  const markdown = fetchText(window, url);
  return (await copyPromise(window, markdown)) || copyText(window, await markdown);
}

async function fetchText(window: BrowserWindow, url: string): Promise<string> {
  const response = await window.fetch(url);
  if (!response.ok) throw new Error(`Loading ${url} failed with status ${response.status}.`);
  return response.text();
}

/** Safari allows clipboard writes only during the click, so the text must be passed as a promise. */
async function copyPromise(window: BrowserWindow, text: Promise<string>): Promise<boolean> {
  // Both are absent in some browsers, despite the types.
  const clipboard = window.navigator.clipboard as Partial<Clipboard> | undefined;
  if (!clipboard?.write || !('ClipboardItem' in window)) return false;
  const type = 'text/plain';
  const blob = text.then((value) => new Blob([value], { type }));
  try {
    await clipboard.write([new window.ClipboardItem({ [type]: blob })]);
    return true;
  } catch {
    // If the text itself fails to load, the caller finds out when it awaits it.
    blob.catch(() => undefined);
    return false;
  }
}
