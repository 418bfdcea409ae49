import type { Head, HeadTag } from '#model/head.ts';

/** Updates the head for another page; only elements with `data-head` are touched. */
export function applyHead(document: Document, { title, tags }: Head): void {
  document.title = title;
  const stale = new Set(document.head.querySelectorAll('[data-head]'));
  for (const tag of tags) {
    const wanted = createTag(document, tag);
    const same = [...stale].find((element) => element.isEqualNode(wanted));
    if (same) stale.delete(same);
    else document.head.append(wanted);
  }
  for (const element of stale) element.remove();
}

function createTag(document: Document, { tag, attributes, text = '' }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('data-head', '');
  return element;
}
