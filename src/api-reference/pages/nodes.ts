import type { Element } from 'hast';
import type { Heading, PhrasingContent, RootContent } from 'mdast';
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

/** All sentences begin with a capital letter. */
export function capitalized([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  const value = first.value.trimStart();
  return [{ ...first, value: value.charAt(0).toUpperCase() + value.slice(1) }, ...rest];
}
