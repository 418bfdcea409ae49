import type { Element } from './markup.ts';
import {
  attribute,
  descendants,
  elementsOf,
  hasClass,
  isElement,
  proseOf,
  textOf,
  words,
} from './markup.ts';
import type { RenderedItem } from './renderedPage.ts';

/** The arguments, options or fields of a list; other lists have none. */
export function readItems(list: Element): RenderedItem[] {
  return elementsOf(list)
    .filter((entry) => entry.tagName === 'li' && attribute(entry, 'id') !== undefined)
    .map(readItem);
}

/** A list of arguments, options or fields: its entries can be linked to. */
export function isItemList(element: Element): boolean {
  return (
    element.tagName === 'ul' &&
    elementsOf(element).some((entry) => attribute(entry, 'id')?.match(/-(?:option|return)-/))
  );
}

/** The name, the type and the facts stand before the link to the entry itself, the words after it. */
function readItem(entry: Element): RenderedItem {
  const nodes = entry.childNodes.flatMap((node) =>
    isElement(node) && node.tagName === 'p' ? node.childNodes : [node],
  );
  const link = nodes.findIndex((node) => isElement(node) && hasClass(node, 'hash-link'));
  const head = nodes.slice(0, link);
  const isType = (element: Element) => hasClass(element, 'type');
  const isName = (element: Element) => element.tagName === 'code';
  const inHead = [...descendants({ childNodes: head }, isType)];
  return {
    id: attribute(entry, 'id') ?? '',
    names: inHead.filter(isName).map((one) => textOf(one.childNodes)),
    type: inHead
      .filter(isType)
      .map((one) => words(textOf([one])))
      .join(' | '),
    remarks: words(textOf(head, (element) => isType(element) || isName(element))),
    ...proseOf(nodes.slice(link + 1), isItemList),
    fields: [...descendants(entry, isItemList)].filter(isItemList).flatMap(readItems),
  };
}
