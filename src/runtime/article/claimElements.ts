/** Elements that one call has taken for enhancing, until it gives them back. */
export interface Claim {
  elements: HTMLElement[];
  /** Ends with {@link release}: listeners that carry it go away with the claim. */
  signal: AbortSignal;
  release: () => void;
}

/** Takes the elements that nobody enhances yet, so that enhancing twice does nothing twice. */
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
