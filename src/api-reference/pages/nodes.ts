import type { Heading, PhrasingContent } from 'mdast';

export function heading(
  depth: 2 | 3,
  children: PhrasingContent[],
  data: { id: string; aliases?: string[] },
): Heading {
  return { type: 'heading', depth, children, data };
}

/** All sentences begin with a capital letter. */
export function capitalized([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  const value = first.value.trimStart();
  return [{ ...first, value: value.charAt(0).toUpperCase() + value.slice(1) }, ...rest];
}
