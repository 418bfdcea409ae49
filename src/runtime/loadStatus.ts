import type { BrowserWindow } from './browserWindow.ts';

const SPINNER_DELAY_MS = 200; // behavior loading-spinner

const SPINNER_HTML = `<div class="load-spinner" role="status"><svg id="loader" viewBox="0 0 45 45" width="128" height="110" fill="none" stroke="#61dafb" stroke-width="2" aria-hidden="true"><circle cx="22.5" cy="22.5" r="6"/><circle cx="22.5" cy="22.5" r="6"/><circle cx="22.5" cy="22.5" r="6"/></svg><span class="visually-hidden">Loading…</span></div>`;

export interface LoadStatusOptions<T> {
  window: BrowserWindow;
  load: () => Promise<T>;
  /** Called for each failed attempt. */
  onFailure?: (error: unknown) => void;
}

/**
 * Loads what the first page needs. A failure is shown above the article, which stays readable, with a retry
 * button (behavior load-retry); the promise resolves once an attempt succeeds.
 */
export function loadWithStatus<T>(options: LoadStatusOptions<T>): Promise<T> {
  const { window, load, onFailure } = options;
  const place = window.document.getElementById('load-status');
  let timer: number | undefined;

  function clear(): void {
    window.clearTimeout(timer);
    place?.replaceChildren();
  }

  async function attempt(): Promise<T> {
    const loaded = await load();
    clear();
    return loaded;
  }

  function retry(): Promise<T> {
    clear();
    timer = window.setTimeout(() => {
      if (place) place.innerHTML = SPINNER_HTML;
    }, SPINNER_DELAY_MS);
    return attempt().catch(fail);
  }

  function fail(error: unknown): Promise<T> {
    clear();
    console.error(error);
    onFailure?.(error);
    return new Promise((resolve) => {
      place?.append(createErrorBox(window.document, error, () => resolve(retry())));
    });
  }

  // The first attempt is silent: the page is readable, and a spinner would only shift it.
  return attempt().catch(fail);
}

function createErrorBox(document: Document, error: unknown, onRetry: () => void): HTMLElement {
  const box = document.createElement('div');
  box.className = 'load-error';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = String(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.addEventListener('click', onRetry, { once: true });
  box.append(text, button);
  return box;
}
