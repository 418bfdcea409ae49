import { creatorOf } from '#runtime/article/creatorOf.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { createCopyButton } from './enhanceCopyButton.ts';

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

  const create = creatorOf(window.document);
  const title = 'Toggle word wrap';
  const wrapButton = create('button', {
    ...{ type: 'button', class: 'wrap-button', title, 'aria-label': title },
    ...{ 'aria-pressed': 'false', hidden: '' },
  });
  wrapButton.addEventListener('click', () => {
    const isWrapped = sample.toggleAttribute('data-wrap');
    wrapButton.setAttribute('aria-pressed', String(isWrapped));
    show(overflows());
  });

  const overflows = (): boolean => pre.scrollWidth > pre.clientWidth;

  const show = (isWide: boolean): void => {
    wrapButton.hidden = !isWide && !sample.hasAttribute('data-wrap');
    // Without a tab stop, overflowing code can't be scrolled by keyboard.
    const region = { tabindex: '0', role: 'region', 'aria-label': name };
    for (const [attribute, value] of Object.entries(region)) {
      if (isWide) pre.setAttribute(attribute, value);
      else pre.removeAttribute(attribute);
    }
  };

  const label = 'Copy code to clipboard';
  const copyButton = createCopyButton(window, { label, readText: () => runnableText(code) });
  // Some samples have a link there.
  const tools = sample.querySelector('.sample-tools');
  if (tools) tools.append(wrapButton, copyButton);
  else sample.append(create('div', { class: 'sample-tools' }, wrapButton, copyButton));
  return { overflows, show };
}

/** The text to copy: commands without prompt and output, or the whole code. */
export function runnableText(code: Element): string {
  const commands = [...code.querySelectorAll('.cmd')].map((line) => line.textContent.trimEnd());
  return commands.length > 0 ? commands.join('\n') : code.textContent.replace(/\n+$/, '');
}
