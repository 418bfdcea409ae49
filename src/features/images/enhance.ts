import type { InWindow } from '#features/enhanceContext.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';

/**
 * Removes the blur from images that have loaded and offers a retry for those that failed (behavior
 * progressive-images).
 */
export function enhanceImages(root: ParentNode, { window }: InWindow): () => void {
  const { elements, signal, release } = claimElements(root, '.picture-frame');
  for (const frame of elements) {
    const image = frame.querySelector<HTMLImageElement>('img:not(.picture-blur)');
    if (!image) continue;
    const showResult = (): void => {
      if (image.naturalWidth > 0) showLoaded(frame);
      else void showError(window, frame, image);
    };
    image.addEventListener('load', showResult, { signal });
    image.addEventListener('error', showResult, { signal });
    if (image.complete) showResult();
  }
  return release;
}

function showLoaded(frame: Element): void {
  frame.classList.add('is-loaded');
  frame.querySelector('.picture-error')?.remove();
}

async function showError(
  window: BrowserWindow,
  frame: Element,
  image: HTMLImageElement,
): Promise<void> {
  const message = await explainFailure(window, image.currentSrc || image.src);
  const create = creatorOf(window.document);
  const button =
    frame.querySelector<HTMLButtonElement>('.picture-error') ??
    frame.appendChild(create('button', { type: 'button', class: 'picture-error' }));
  button.textContent = message;
  button.onclick = () => {
    button.textContent = 'Loading...';
    // Assigning the same URL restarts the load.
    image.setAttribute('src', image.getAttribute('src') ?? '');
  };
}

async function explainFailure(window: BrowserWindow, url: string): Promise<string> {
  if (!window.navigator.onLine) return 'Your browser is offline. Image not loaded';
  const response = await window.fetch(url, { method: 'HEAD' }).catch(() => undefined);
  return response?.status === 404 ? '404. Image not found' : 'Error. Click to reload';
}
