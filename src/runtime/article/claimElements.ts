/** Claims the elements that aren't enhanced yet, until they are released, so enhancing twice has no effect. */
export function claimElements(root: ParentNode, selector: string) {
  const elements = [...root.querySelectorAll<HTMLElement>(`${selector}:not([data-enhanced])`)];
  for (const element of elements) element.dataset.enhanced = '';
  const listeners = new AbortController();
  return {
    elements,
    /** Aborted by the release: removes listeners registered with it. */
    signal: listeners.signal,
    release: (): void => {
      listeners.abort();
      for (const element of elements) delete element.dataset.enhanced;
    },
  };
}
