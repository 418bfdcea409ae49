import type { InWindow } from '#features/enhanceContext.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { animateHeight } from '#runtime/collapse.ts';
import { claimElements } from '#runtime/article/claimElements.ts';

/** Animates details blocks; everything else about them is native (behavior details-blocks). */
export function enhanceDetails(root: ParentNode, { window }: InWindow): () => void {
  const { elements, signal, release } = claimElements(root, 'details.details');
  const stops = elements.map((each) => enhanceOne(window, each as HTMLDetailsElement, signal));
  return () => {
    release();
    for (const stop of stops) stop();
  };
}

function enhanceOne(
  window: BrowserWindow,
  details: HTMLDetailsElement,
  signal: AbortSignal,
): () => void {
  const summary = details.querySelector<HTMLElement>(':scope > summary');
  const content = details.querySelector<HTMLElement>(':scope > div');
  let stop: (() => void) | undefined;
  if (!summary || !content) return () => undefined;

  const setCollapsed = (isCollapsed: boolean): void =>
    details.setAttribute('data-collapsed', String(isCollapsed));
  const mirrorState = (): void => {
    // Find-in-page and URLs with a hash open it natively; our own changes are ignored here.
    if (!stop) setCollapsed(!details.open);
  };
  const handleClick = (event: MouseEvent): void => {
    const isLink = event.target instanceof window.Element && event.target.closest('a');
    if (isLink || event.defaultPrevented) return;
    event.preventDefault();
    const expand = details.getAttribute('data-collapsed') === 'true';
    setCollapsed(!expand);
    stop?.();
    if (expand) details.open = true;
    const onEnd = (): void => {
      stop = undefined;
      details.open = expand;
    };
    stop = animateHeight({ window, element: content, expand, onEnd });
  };

  const handleMouseDown = (event: MouseEvent): void => {
    // A double click toggles twice; it must not select text.
    if (event.detail > 1) event.preventDefault();
  };

  mirrorState();
  details.addEventListener('toggle', mirrorState, { signal });
  summary.addEventListener('click', handleClick, { signal });
  summary.addEventListener('mousedown', handleMouseDown, { signal });
  return () => stop?.();
}
