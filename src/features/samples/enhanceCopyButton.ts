import { announce } from '#runtime/announce.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { copyText } from '#runtime/clipboard.ts';

const COPIED_MS = 1000;

/** A button that copies text and confirms it for a second (behavior code-tools); its label is unique on the page. */
export function createCopyButton(
  window: BrowserWindow,
  { label, readText }: { label: string; readText: () => string },
): HTMLButtonElement {
  const create = creatorOf(window.document);
  const button = create('button', { type: 'button', class: 'copy-button', title: 'Copy' });
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

  button.addEventListener('click', () => void handleClick());
  setCopied(false);
  return button;
}
