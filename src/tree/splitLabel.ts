import type { PhrasingContent, RootContent } from 'mdast';
import { text } from './markdownNodes.ts';

/** The label of a directive (`Title` in `:::tip[Title]`), or a default, and its content. */
export function splitLabel<T extends RootContent>(
  { children }: { children: readonly T[] },
  word = '',
): { label: PhrasingContent[]; body: T[] } {
  const [first, ...rest] = children;
  return first?.type === 'paragraph' && first.data?.directiveLabel
    ? { label: first.children, body: rest }
    : { label: [text(word)], body: [...children] };
}
