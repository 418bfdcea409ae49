import type { BrowserWindow } from './browserWindow.ts';

/**
 * Handles an event on all elements that match, now and later: parts of the page are replaced, the document stays. Comes
 * before the router follows a link, and before what stands in the page itself.
 */
export function onEvent<K extends keyof DocumentEventMap>(
  { document, Element }: BrowserWindow,
  type: K,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[K]) => void,
): void {
  const listener = (event: DocumentEventMap[K]): void => {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) handle(element, event);
  };
  document.addEventListener(type, listener, { capture: true });
}
