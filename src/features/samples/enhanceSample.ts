import { announce } from '#runtime/announce.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { copyText } from '#runtime/clipboard.ts';
import * as names from './names.ts';

const COPY_LABEL = 'Copy code to clipboard';
const COPIED_MS = 1000;

export interface SampleTools {
  /** Follows a change of the sample's width. */
  update: () => void;
}

/** Adds the buttons to one code sample; `name` tells its scrollable part from the others on the page. */
export function enhanceSample(
  window: BrowserWindow,
  sample: HTMLElement,
  name: string,
): SampleTools | undefined {
  const pre = sample.querySelector('pre');
  const code = pre?.querySelector('code');
  if (!pre || !code) return undefined;

  const wrapButton = window.document.createElement('button');
  wrapButton.type = 'button';
  wrapButton.className = names.wrapButton;
  wrapButton.title = 'Toggle word wrap';
  wrapButton.setAttribute('aria-label', 'Toggle word wrap');
  wrapButton.setAttribute('aria-pressed', 'false');
  wrapButton.addEventListener('click', () => {
    const isWrapped = sample.toggleAttribute(names.wrapped);
    wrapButton.setAttribute('aria-pressed', String(isWrapped));
    update();
  });

  function update(): void {
    if (!pre) return;
    const overflows = pre.scrollWidth > pre.clientWidth;
    wrapButton.hidden = !overflows && !sample.hasAttribute(names.wrapped);
    // Without a tab stop the hidden part of a line cannot be reached by keyboard.
    setAttributes(pre, { tabindex: '0', role: 'region', 'aria-label': name }, overflows);
  }

  const toolbar = window.document.createElement('div');
  toolbar.className = names.tools;
  toolbar.append(
    wrapButton,
    createCopyButton(window, () => runnableText(code)),
  );
  sample.append(toolbar);
  update();
  return { update };
}

function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string>>,
  isSet: boolean,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (isSet) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
}

/** The button that copies a sample and says so for a second. */
function createCopyButton(window: BrowserWindow, readText: () => string): HTMLButtonElement {
  const button = window.document.createElement('button');
  let timer: number | undefined;

  function setCopied(isCopied: boolean): void {
    button.setAttribute('aria-label', isCopied ? 'Copied' : COPY_LABEL);
    button.toggleAttribute(names.copied, isCopied);
  }

  async function handleClick(): Promise<void> {
    if (!(await copyText(window, readText()))) return;
    setCopied(true);
    announce(window.document, 'Copied');
    window.clearTimeout(timer);
    timer = window.setTimeout(() => setCopied(false), COPIED_MS);
  }

  button.type = 'button';
  button.className = names.copyButton;
  button.title = 'Copy';
  button.addEventListener('click', () => void handleClick());
  setCopied(false);
  return button;
}

/** The text of a code sample that one would run: commands without prompt and output, or all of the code. */
export function runnableText(code: Element): string {
  const commands = [...code.querySelectorAll(`.${names.command}`)].map((line) =>
    line.textContent.trimEnd(),
  );
  return commands.length > 0 ? commands.join('\n') : code.textContent.replace(/\n+$/, '');
}
