import { creatorOf } from './article/creatorOf.ts';

const SPINNER_DELAY_MS = 200; // behavior loading-spinner

const SPINNER_HTML = `<div class="load-spinner" role="status"><svg id="loader" viewBox="0 0 45 45" width="128" height="110" fill="none" stroke="#61dafb" stroke-width="2" aria-hidden="true"><circle cx="22.5" cy="22.5" r="6"/><circle cx="22.5" cy="22.5" r="6"/><circle cx="22.5" cy="22.5" r="6"/></svg><span class="visually-hidden">Loading…</span></div>`;

/**
 * Loads what the first page needs. A failure is shown above the article, which stays readable, with a retry
 * button (behavior load-retry); the promise resolves once an attempt succeeds.
 */
export async function loadWithStatus<T>(
  load: () => Promise<T>,
  onFailure?: () => void,
): Promise<T> {
  const create = creatorOf(document);
  const place = document.getElementById('load-status');
  let timer: number | undefined;

  function show(...content: Node[]): void {
    window.clearTimeout(timer);
    place?.replaceChildren(...content);
  }

  /** Shows an error until the reader wants to try again. */
  function showError(error: unknown): Promise<void> {
    const text = create('p', {}, String(error));
    const retry = create('button', { type: 'button' }, 'Retry');
    show(create('div', { class: 'load-error', role: 'alert' }, text, retry));
    return new Promise((resolve) => {
      retry.addEventListener('click', () => {
        show();
        resolve();
      });
    });
  }

  for (;;) {
    try {
      const loaded = await load();
      show();
      return loaded;
    } catch (error) {
      console.error(error);
      onFailure?.();
      await showError(error);
      // Not for the first attempt: the page is readable, and a spinner would only shift it.
      timer = window.setTimeout(() => {
        if (place) place.innerHTML = SPINNER_HTML;
      }, SPINNER_DELAY_MS);
    }
  }
}
