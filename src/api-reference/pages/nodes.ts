import type { Element, ElementContent } from 'hast';
import type { Heading, PhrasingContent, RootContent } from 'mdast';
import type { Printed } from '#api-reference/facts.ts';
import type { Markup } from '#tree/nodes.ts';

export function heading(
  depth: 2 | 3,
  children: PhrasingContent[],
  data: { id: string; aliases?: string[] },
): Heading {
  return { type: 'heading', depth, children, data };
}

/** A form for the page and one for the Markdown twin. */
export function markup(element: Element, plain: RootContent[]): Markup {
  return { type: 'markup', element, plain };
}

/** Printed code, with links to the classes in it. */
export function typeElements(
  printed: Printed,
  hrefOf: (printed: string) => string | undefined,
): ElementContent[] {
  return printed.split('`').map((value, index): ElementContent => {
    const words: ElementContent = { type: 'text', value };
    const href = index % 2 === 1 ? hrefOf(value) : undefined;
    if (href === undefined) return words;
    return { type: 'element', tagName: 'a', properties: { href }, children: [words] };
  });
}

/** The words of a node without its markup. */
export function plainText(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plainText(child)).join('') : '';
}
