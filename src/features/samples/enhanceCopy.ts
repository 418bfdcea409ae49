import { announce } from '#runtime/announce.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { copyText } from '#runtime/clipboard.ts';

const COPY_LABEL = 'Copy code to clipboard';
const COPIED_MS = 1000;

/** The button that copies a sample and says so for a second. */
export function createCopyButton(window: BrowserWindow, readText: () => string): HTMLButtonElement {
  const button = window.document.createElement('button');
  let timer: number | undefined;

  function setCopied(isCopied: boolean): void {
    button.setAttribute('aria-label', isCopied ? 'Copied' : COPY_LABEL);
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
