import type { Highlight, InjectedScript } from 'virtual:framework/injectedScript';
import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** More boxes than anyone can tell apart would only be slow. */
const MAX_MARKED = 100;

export interface Marker {
  mark: (script: InjectedScript, elements: readonly Element[]) => void;
  /** Removes everything, so that no locator finds the marks. */
  clear: () => void;
}

/** Highlights elements as the framework's tools do. */
export function createMarker(window: BrowserWindow): Marker {
  let highlight: Highlight | undefined;
  let update: () => void = () => undefined;

  for (const type of ['scroll', 'resize']) {
    window.addEventListener(type, () => update(), { capture: true, passive: true });
  }

  return {
    mark(script, elements) {
      highlight ??= script.createHighlight();
      highlight.install();
      const several = elements.length > 1;
      const entries = elements.slice(0, MAX_MARKED).map((element, index) => ({
        element,
        color: several ? '#f6b26b7f' : '#6fa8dc7f',
        ...(several && { tooltipText: String(index + 1) }),
      }));
      update = () => highlight?.updateHighlight(entries);
      update();
    },
    clear() {
      update = () => undefined;
      highlight?.uninstall();
      highlight = undefined;
    },
  };
}
