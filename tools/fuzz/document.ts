import assert from 'node:assert/strict';
import { Window } from 'happy-dom';
import { prepareDocument } from '#runtime/beforePaint.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** What the build writes into every document. */
const WRITTEN = { 'data-base-url': '/', 'data-edition-prefixes': '/ /python/' };

/** A window that is reopened for each input: listeners and observers of each time would stay. */
export function quietWindow() {
  const window = new Window({ url: 'https://docs.example' }) as unknown as BrowserWindow;
  const quiet = Object.assign(Object.create(window) as BrowserWindow, {
    addEventListener: () => undefined,
    matchMedia: () => ({ matches: false }),
    MutationObserver: class {
      observe(): void {
        // Nothing is parsed.
      }
    },
  });
  return { window: quiet, documentElement: window.document.documentElement };
}

interface Surroundings {
  location: Pick<Location, 'pathname' | 'search'>;
  localStorage: Pick<Storage, 'getItem' | 'key' | 'length'>;
}

/** Runs the inline script over a new document. */
export function openDocument(
  window: BrowserWindow,
  { location, localStorage }: Surroundings,
): void {
  const { documentElement } = window.document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  for (const [name, value] of Object.entries(WRITTEN)) documentElement.setAttribute(name, value);
  const replace = (to: string) => assert.equal(to, '/python/');
  const own = { location: { ...location, replace }, localStorage };
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(window, name, { value, configurable: true });
  }
  prepareDocument(window);
}

/** That the script chose colors, and that nobody else wrote anything but data into the root. */
export function assertPrepared(documentElement: HTMLElement): void {
  for (const [name, value] of Object.entries(WRITTEN)) {
    assert.equal(documentElement.getAttribute(name), value);
  }
  assert.match(documentElement.dataset.theme ?? '', /^(light|dark)$/);
  const names = documentElement.getAttributeNames();
  assert(names.every((name) => /^(data-[\w-]+|class)$/.test(name)));
}
