import type { Highlight, InjectedScript } from 'virtual:framework/injectedScript';
import type { BrowserWindow } from '../../../src/runtime/browserWindow.ts';

/** More highlights than anyone can distinguish would only be slow. */
const MAX_MARKED = 100;

export interface Marker {
  /** Chooses what to highlight. */
  mark: (script: InjectedScript, elements: readonly Element[]) => void;
  /** Highlights it, once nothing more is asked. */
  draw: () => void;
  /** Removes everything, so that no locator finds the marks. */
  clear: () => void;
}

/** Highlights elements as the framework's tools do. */
export function createMarker(window: BrowserWindow): Marker {
  let highlight: Highlight | undefined;
  let marked: { script: InjectedScript; elements: readonly Element[] } | undefined;
  let update: () => void = () => undefined;

  for (const type of ['scroll', 'resize']) {
    window.addEventListener(type, () => update(), { capture: true, passive: true });
  }

  return {
    mark: (script, elements) => (marked = { script, elements }),
    draw() {
      if (!marked) return;
      const { script, elements } = marked;
      const several = elements.length > 1;
      const entries = elements.slice(0, MAX_MARKED).map((element, index) => ({
        element,
        color: several ? '#f6b26b7f' : '#6fa8dc7f',
        ...(several && { tooltipText: String(index + 1) }),
      }));
      highlight = script.createHighlight();
      highlight.install();
      update = () => highlight?.updateHighlight(entries);
      update();
    },
    clear() {
      update = () => undefined;
      highlight?.uninstall();
      highlight = marked = undefined;
    },
  };
}
