import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { createCopyButton } from './enhanceCopy.ts';
import { runnableText } from './enhanceText.ts';

export interface SampleTools {
  /** Follows a change of the sample's width. */
  update: () => void;
}

/** Adds the buttons to one code sample; `name` tells its scrollable part from the others on the page. */
export function addSampleTools(
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
    update();
  });

  function update(): void {
    if (!pre) return;
    const overflows = pre.scrollWidth > pre.clientWidth;
    wrapButton.hidden = !overflows && !sample.hasAttribute('data-wrap');
    // Without a tab stop the hidden part of a line cannot be reached by keyboard.
    setAttributes(pre, { tabindex: '0', role: 'region', 'aria-label': name }, overflows);
  }

  const toolbar = window.document.createElement('div');
  toolbar.className = 'sample-tools';
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
