import type { BrowserWindow } from './browserWindow.ts';

/** Writes text to the clipboard, even if the Clipboard API is missing or denied. */
export async function copyText(window: BrowserWindow, text: string): Promise<boolean> {
  // Absent on pages served without TLS, despite the types.
  const clipboard = window.navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused, by a permission policy for one: the old way may still do.
  }
  return copyBySelection(window.document, text);
}

function copyBySelection(document: Document, text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  try {
    // Deprecated, but the only option without the Clipboard API.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    (focused as HTMLElement | null)?.focus({ preventScroll: true });
  }
}
