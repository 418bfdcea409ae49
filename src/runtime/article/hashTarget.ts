import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** The element with the id in a hash such as `#page-goto`; undefined for a malformed hash. */
export function findHashTarget(document: Document, hash: string): HTMLElement | undefined {
  return document.getElementById(decodeHash(hash)) ?? undefined;
}

/** The id in a hash; empty for a malformed one. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Opens the closed details and hidden tab panels around an element; returns whether there were any. */
export function revealTarget(target: Element): boolean {
  let isRevealed = false;
  for (let element = target.parentElement; element; element = element.parentElement) {
    const isClosed = element.matches('details:not([open])');
    const isHidden = element.hasAttribute('hidden');
    isRevealed ||= isClosed || isHidden;
    if (isClosed) element.setAttribute('open', '');
    if (!isHidden) continue;
    // The event that browsers dispatch before find-in-page reveals an element: its owner opens it properly.
    element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    element.removeAttribute('hidden');
  }
  return isRevealed;
}

/** Scrolls to the target of a hash and reveals it; does nothing for an unknown hash. */
export function scrollToHash(document: Document, hash: string): HTMLElement | undefined {
  return scrollToTarget(findHashTarget(document, hash));
}

/** Scrolls to the heading whose text matches an unknown hash, for example after its id has changed. */
export function scrollToHeadingText(window: BrowserWindow): HTMLElement | undefined {
  const { document, location } = window;
  const words = bareWords(decodeHash(location.hash));
  if (!words || findHashTarget(document, location.hash)) return undefined;
  // Readers who have scrolled, or reloaded the page further down, stay where they are. Last, because it needs a
  // layout.
  if (window.scrollY > 0) return undefined;
  const headings = [...document.querySelectorAll<HTMLElement>('main h2')];
  return scrollToTarget(headings.find(({ textContent }) => bareWords(textContent) === words));
}

function scrollToTarget(target: HTMLElement | undefined): HTMLElement | undefined {
  if (target) revealTarget(target);
  target?.scrollIntoView();
  return target;
}

/** Letters and digits only, in lowercase: `#Get-started!` and `Get started` are equal. */
function bareWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Reveals the target of the URL, now and whenever its hash changes. */
export function followHash(): () => void {
  const reveal = (): void => {
    const target = findHashTarget(document, location.hash);
    // Browsers scroll to targets that were visible already.
    if (target && revealTarget(target)) target.scrollIntoView();
  };
  reveal();
  window.addEventListener('hashchange', reveal);
  return () => window.removeEventListener('hashchange', reveal);
}
