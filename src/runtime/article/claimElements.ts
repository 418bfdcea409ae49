/** Elements claimed for enhancement, until they are released. */
export interface Claim {
  elements: HTMLElement[];
  /** Aborted by {@link release}: removes listeners registered with it. */
  signal: AbortSignal;
  release: () => void;
}

/** Claims the elements that aren't enhanced yet, so enhancing twice has no effect. */
export function claimElements(root: ParentNode, selector: string): Claim {
  const elements = [...root.querySelectorAll<HTMLElement>(`${selector}:not([data-enhanced])`)];
  for (const element of elements) element.dataset.enhanced = '';
  const listeners = new AbortController();
  return {
    elements,
    signal: listeners.signal,
    release() {
      listeners.abort();
      for (const element of elements) delete element.dataset.enhanced;
    },
  };
}
