import { announce } from '#runtime/announce.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { copyText } from '#runtime/clipboard.ts';

const COPIED_MS = 1000;

export interface CopyButtonOptions {
  /** The accessible name, unique on the page. */
  label: string;
  readText: () => string;
}

/** A button that copies text and confirms it for a second (behavior code-tools). */
export function createCopyButton(
  window: BrowserWindow,
  { label, readText }: CopyButtonOptions,
): HTMLButtonElement {
  const button = window.document.createElement('button');
  let timer: number | undefined;

  function setCopied(isCopied: boolean): void {
    button.setAttribute('aria-label', isCopied ? 'Copied' : label);
    button.toggleAttribute('data-copied', isCopied);
  }

  async function handleClick(): Promise<void> {
    if (!(await copyText(window, readText()))) return;
    setCopied(true);
    announce(window.document, 'Copied');
    window.clearTimeout(timer);
    timer = window.setTimeout(() => setCopied(false), COPIED_MS);
  }

  button.type = 'button';
  button.className = 'copy-button';
  button.title = 'Copy';
  button.addEventListener('click', () => void handleClick());
  setCopied(false);
  return button;
}
