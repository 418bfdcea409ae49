import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { whenIdle } from '#runtime/whenIdle.ts';

/** Static HTML that React renders and never inspects: a string, or nodes that are there already. */
export type Markup = string | MovableMarkup;

export interface MovableMarkup {
  /** Makes the nodes the content of an element. */
  moveTo: (element: Element) => void;
}

/** The parts of a page that React leaves alone. */
export interface ShownContent {
  html: Markup;
  tocHtml: Markup;
}

/** Keeps the article and the contents list of the served document, before React can discard them. */
export function readServedContent(document: Document): ShownContent {
  return {
    html: createServedMarkup(document.getElementById('article')),
    tocHtml: createServedMarkup(document.getElementById('contents-list')),
  };
}

/** Parses the HTML of a page when the browser is idle: large pages are then on screen sooner. */
export function prepareMarkup(window: BrowserWindow, html: string): MovableMarkup {
  const template = window.document.createElement('template');
  let holder: Element | undefined;
  whenIdle(window, () => {
    if (!holder) template.innerHTML = html;
  });
  return {
    moveTo(element) {
      if (element === holder) return;
      holder = element;
      // Once only: features change what is on screen, and the next element starts with what was built.
      if (template.content.hasChildNodes()) element.replaceChildren(template.content);
      else element.innerHTML = html;
    },
  };
}

/** Shows markup in an element that nothing else fills. */
export function showMarkup(element: Element, markup: Markup): void {
  if (typeof markup === 'string') element.innerHTML = markup;
  else markup.moveTo(element);
}

/** The nodes of a served element, wherever they are now, with all changes made to them. */
function createServedMarkup(served: Element | null): MovableMarkup {
  let holder = served;
  return {
    moveTo(element) {
      if (!holder || element === holder) return;
      element.replaceChildren(...holder.childNodes);
      holder = element;
    },
  };
}
