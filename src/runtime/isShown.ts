/** Whether an element is rendered: content in closed details or in an inactive tab is not. */
export function isShown(element: Element, options?: CheckVisibilityOptions): boolean {
  // Missing in browsers from before 2024, despite the types.
  const { checkVisibility } = element as Partial<Element>;
  return checkVisibility?.call(element, options) ?? true;
}
