/** Moves focus to the skip link's region, so the next Tab focuses the skip link (behavior navigation-focus). */
export function focusSkipRegion(document: Document): void {
  const region = document.getElementById('skip-to-content');
  if (region) moveFocus(region);
}

/** Makes the next Tab continue from an element that isn't a tab stop. */
export function moveFocus(element: HTMLElement, { preventScroll = true } = {}): void {
  const isTabStop = element.hasAttribute('tabindex');
  if (!isTabStop) element.tabIndex = -1;
  element.focus({ preventScroll });
  if (!isTabStop) element.removeAttribute('tabindex');
}
