import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** The element that a hash such as `#page-goto` names; a malformed hash names none. */
export function findHashTarget(document: Document, hash: string): HTMLElement | undefined {
  return document.getElementById(decodeHash(hash)) ?? undefined;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
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

/** Scrolls to a heading whose words are those of an unknown hash, such as one that had another id. */
export function scrollToHeadingText(window: BrowserWindow): Element | undefined {
  const { document, location } = window;
  // A reader who is somewhere already, by scrolling or by a reload, stays there.
  if (window.scrollY > 0 || findHashTarget(document, location.hash)) return undefined;
  const words = bareWords(decodeHash(location.hash));
  if (!words) return undefined;
  const headings = [...document.querySelectorAll('main h2')];
  const target = headings.find(({ textContent }) => bareWords(textContent) === words);
  if (!target) return undefined;
  revealTarget(target);
  target.scrollIntoView();
  return target;
}

/** Letters and digits alone, in lower case: `#Get-started!` and `Get started` are the same. */
function bareWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Opens what hides the target of the URL, now and whenever its hash changes. */
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
