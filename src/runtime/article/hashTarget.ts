import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** The element that a hash such as `#page-goto` names; a malformed hash names none. */
export function findHashTarget(document: Document, hash: string): HTMLElement | undefined {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return document.getElementById(id) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Opens the closed details and hidden tab panels around an element; tells whether there were any. */
export function revealTarget(target: Element): boolean {
  let isRevealed = false;
  for (let element = target.parentElement; element; element = element.parentElement) {
    const details = element.matches('details:not([open])') ? element : undefined;
    const hidden = element.hasAttribute('hidden') ? element : undefined;
    if (!details && !hidden) continue;
    isRevealed = true;
    details?.setAttribute('open', '');
    // What browsers send before find-in-page shows something: its owner opens it in good order.
    hidden?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    hidden?.removeAttribute('hidden');
  }
  return isRevealed;
}

/** Scrolls to the element that a hash names, opening what hides it; does nothing for an unknown hash. */
export function scrollToHash(document: Document, hash: string): HTMLElement | undefined {
  const target = findHashTarget(document, hash);
  if (!target) return undefined;
  revealTarget(target);
  target.scrollIntoView();
  return target;
}

/** Opens what hides the target of the address, now and whenever its hash changes. */
export function followHash(window: BrowserWindow): () => void {
  const { document, location } = window;

  function reveal(): void {
    const target = findHashTarget(document, location.hash);
    // Browsers scroll by themselves to what was visible already.
    if (target && revealTarget(target)) target.scrollIntoView();
  }

  reveal();
  window.addEventListener('hashchange', reveal);
  return () => window.removeEventListener('hashchange', reveal);
}
