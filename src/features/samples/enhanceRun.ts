import type { InWindow } from '#features/enhanceContext.ts';
import { DEMO_PATH } from '#model/demo.ts';
import { withBase } from '#model/path.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import { runnableText } from './enhanceSample.ts';

// The build says where it is, without the base URL; empty if there are no labs.
declare const __RUN_SCRIPT__: string | undefined;

/** What that script opens a panel with. */
export interface PanelOptions {
  /** The panel goes behind it. */
  sample: Element;
  /** The element with the code as text. */
  code: Element;
  text: string;
  /** As the framework names it. */
  language: string;
  /** The page of the demo on which it starts. */
  start: string;
  /** Where the demo is, and what the code calls it. Both end with a slash. */
  demo: { actual: string; written: string };
  /** Called after the panel has been removed. */
  onClose: () => void;
}

/** What that script exports. */
export interface RunScript {
  /** Returns what closes the panel. */
  openPanel: (options: PanelOptions) => () => void;
}

/** How the framework names the language of a sample. */
const LANGUAGES: Readonly<Record<string, string>> = { ts: 'javascript', js: 'javascript' };

/** Adds the Run button to samples that run in the page (behavior run-sample). Not a byte of it is loaded before. */
export function enhance(root: ParentNode, { window }: InWindow): () => void {
  const script = typeof __RUN_SCRIPT__ === 'undefined' ? '' : __RUN_SCRIPT__;
  if (!script) return () => undefined;
  const { elements, release, signal } = claimElements(root, '[data-run]');
  const { document } = window;
  const { baseUrl = '/', demoUrl = '' } = document.documentElement.dataset;
  const actual = new URL(withBase(baseUrl, DEMO_PATH), window.location.href).href;
  const create = creatorOf(document);

  function addButton(pre: HTMLElement): void {
    const sample = pre.closest<HTMLElement>('.sample');
    const code = pre.querySelector('code');
    if (!sample || !code) return;
    const attributes = { type: 'button', class: 'run-button', 'aria-expanded': 'false' };
    const button = create('button', attributes, 'Run');
    let close: (() => void) | undefined;

    async function open(): Promise<void> {
      const { openPanel } = (await import(/* @vite-ignore */ `${baseUrl}${script}`)) as RunScript;
      if (close || signal.aborted || !sample || !code) return;
      button.setAttribute('aria-expanded', 'true');
      const { lang = '' } = sample.dataset;
      const page = sample.querySelector<HTMLAnchorElement>('.sample-page')?.href;
      const start = page?.slice(actual.length) ?? '';
      close = openPanel({
        ...{ sample, code, start, demo: { actual, written: `${demoUrl}/` } },
        ...{ text: runnableText(code), language: LANGUAGES[lang] ?? lang },
        onClose() {
          close = undefined;
          button.setAttribute('aria-expanded', 'false');
          button.focus();
        },
      });
    }

    button.addEventListener('click', () => {
      if (close) close();
      else open().catch((error: unknown) => console.warn(error));
    });
    signal.addEventListener('abort', () => {
      close?.();
      button.remove();
    });
    sample.append(button);
  }

  for (const pre of elements) addButton(pre);
  return release;
}
