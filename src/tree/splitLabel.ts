import type { PhrasingContent, RootContent } from 'mdast';

/** The label of a directive (`Title` in `:::tip[Title]`) and what stands below it. */
export function splitLabel<T extends RootContent>({
  children,
}: {
  children: readonly T[];
}): {
  label: PhrasingContent[] | undefined;
  body: T[];
} {
  const [first, ...rest] = children;
  return first?.type === 'paragraph' && first.data?.directiveLabel
    ? { label: first.children, body: rest }
    : { label: undefined, body: [...children] };
}
