import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { createCopyButton } from './enhanceCopyButton.ts';

const COPY_LABEL = 'Copy code to clipboard';

export interface SampleTools {
  /** Whether the code is wider than the sample; needs a layout. */
  overflows: () => boolean;
  /** Offers what overflowing code needs, or takes it back. */
  show: (overflows: boolean) => void;
}

/** Adds the buttons to one code sample; `name` is the unique name of its scrollable region. */
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
  wrapButton.className = 'wrap-button';
  wrapButton.title = 'Toggle word wrap';
  wrapButton.setAttribute('aria-label', 'Toggle word wrap');
  wrapButton.setAttribute('aria-pressed', 'false');
  wrapButton.addEventListener('click', () => {
    const isWrapped = sample.toggleAttribute('data-wrap');
    wrapButton.setAttribute('aria-pressed', String(isWrapped));
    show(overflows());
  });
  wrapButton.hidden = true;

  function overflows(): boolean {
    return pre !== null && pre.scrollWidth > pre.clientWidth;
  }

  function show(overflows: boolean): void {
    if (!pre) return;
    wrapButton.hidden = !overflows && !sample.hasAttribute('data-wrap');
    // Without a tab stop, overflowing code can't be scrolled by keyboard.
    setAttributes(pre, { tabindex: '0', role: 'region', 'aria-label': name }, overflows);
  }

  const toolbar = window.document.createElement('div');
  toolbar.className = 'sample-tools';
  toolbar.append(
    wrapButton,
    createCopyButton(window, { label: COPY_LABEL, readText: () => runnableText(code) }),
  );
  sample.append(toolbar);
  return { overflows, show };
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

/** The text to copy: commands without prompt and output, or the whole code. */
export function runnableText(code: Element): string {
  const commands = [...code.querySelectorAll('.cmd')].map((line) => line.textContent.trimEnd());
  return commands.length > 0 ? commands.join('\n') : code.textContent.replace(/\n+$/, '');
}
