import type { Element, ElementContent } from 'hast';
import type { Heading, PhrasingContent, RootContent } from 'mdast';
import type { Markup } from '#tree/nodes.ts';
import type { TypePart } from '#api-reference/types/typePart.ts';

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

/** A type, with links to the classes in it. */
export function typeElements(
  parts: readonly TypePart[],
  hrefOf: (className: string) => string | undefined,
): ElementContent[] {
  return parts.map((part): ElementContent => {
    if (typeof part === 'string') return { type: 'text', value: part };
    const words: ElementContent = { type: 'text', value: part.text };
    const href = hrefOf(part.className);
    if (href === undefined) return words;
    return { type: 'element', tagName: 'a', properties: { href }, children: [words] };
  });
}
