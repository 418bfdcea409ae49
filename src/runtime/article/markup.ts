/** Static HTML that React renders and never inspects: a string, or nodes already in the document. */
export type Markup = string | ServedMarkup;

/** The nodes of a served element, wherever they are now. */
export interface ServedMarkup {
  /** Moves the nodes out of the element that held them last, with all changes made to them. */
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

/** Shows markup in an element that nothing else fills. */
export function showMarkup(element: Element, markup: Markup): void {
  if (typeof markup === 'string') element.innerHTML = markup;
  else markup.moveTo(element);
}

function createServedMarkup(served: Element | null): ServedMarkup {
  let holder = served;
  return {
    moveTo(element) {
      if (!holder || element === holder) return;
      element.replaceChildren(...holder.childNodes);
      holder = element;
    },
  };
}
