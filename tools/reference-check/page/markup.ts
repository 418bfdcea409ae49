import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Words } from './renderedPage.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function elementsOf(parent: { childNodes: Node[] }): Element[] {
  return parent.childNodes.filter(isElement);
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class')?.split(' ').includes(name) ?? false;
}

/** Every element below, the outer before the inner; without what is inside elements that `isClosed` accepts. */
export function* descendants(
  parent: { childNodes: Node[] },
  isClosed: (element: Element) => boolean = () => false,
): Generator<Element> {
  for (const element of elementsOf(parent)) {
    yield element;
    if (!isClosed(element)) yield* descendants(element, isClosed);
  }
}

/** Elements that stand in a line of text; others part words. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'span', 'strong']);

/** The text of nodes; what `isSkipped` says is left out. */
export function textOf(
  nodes: readonly Node[],
  isSkipped: (element: Element) => boolean = () => false,
): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return 'value' in node ? node.value : '';
      if (isSkipped(node)) return '';
      const text = textOf(node.childNodes, isSkipped);
      return INLINE.has(node.tagName) ? text : ` ${text} `;
    })
    .join('');
}

/** Runs of whitespace count as one space. */
export function words(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}

/** Code and types are no prose. */
function isCode(element: Element): boolean {
  return element.tagName === 'code' || hasClass(element, 'type');
}

/** The prose of nodes, without samples and what `isSkipped` says. */
export function proseOf(
  nodes: readonly Node[],
  isSkipped: (element: Element) => boolean = () => false,
): Words {
  const skip = (element: Element) => element.tagName === 'pre' || isSkipped(element);
  const inner = nodes
    .filter(isElement)
    .filter((element) => !skip(element))
    .flatMap((element) => [element, ...descendants(element, skip)])
    .filter((element) => !skip(element));
  return {
    text: words(textOf(nodes, skip)),
    plain: words(textOf(nodes, (element) => isCode(element) || skip(element))),
    codes: inner.filter(({ tagName }) => tagName === 'code').map((one) => textOf(one.childNodes)),
    links: inner.flatMap((one) => (one.tagName === 'a' ? (attribute(one, 'href') ?? []) : [])),
  };
}
