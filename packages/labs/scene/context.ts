import type { Highlight, InjectedScript, ParsedSelector } from 'virtual:framework/injectedScript';
import type { BrowserWindow } from '../../../src/runtime/browserWindow.ts';
import type { Language } from '../worker/languages.ts';

/** What the framework's script is created with. */
export interface SceneOptions {
  language: Language;
  testIdAttribute: string;
}

/** What an ask is about: a page, and the part of the selector that applies to it. */
export interface SceneContext {
  script: InjectedScript;
  parsed: ParsedSelector;
  options: SceneOptions;
  window: BrowserWindow;
  marker: Marker;
  switches: Switches;
  /** What the lab sends with the selector. */
  input: unknown;
}

/** More highlights than anyone can distinguish would only be slow. */
const MAX_MARKED = 100;

interface Marker {
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

/** What readers can do to an element with a switch, by its name in the URL. */
export const SWITCHES = {
  hidden: 'Hidden',
  moving: 'Animated',
  disabled: 'Disabled',
  readonly: 'Read-only',
  covered: 'Covered',
} as const;
type SwitchName = keyof typeof SWITCHES;

interface Switches {
  /** Applies the switches to the element that is found without them. Repeating the call changes nothing. */
  apply: (names: readonly string[], key: string, find: () => Element | undefined) => void;
  clear: () => void;
}

type Undo = () => void;

/** Turns switches on and off. */
export function createSwitches(window: BrowserWindow): Switches {
  let undos: Undo[] = [];
  let applied = '';

  function clear(): void {
    for (const undo of undos) undo();
    undos = [];
    applied = '';
  }

  return {
    apply(names, key, find) {
      const wanted = JSON.stringify([key, names]);
      if (wanted === applied) return;
      clear();
      const element = find();
      // An SVG element or one of a foreign namespace has no styles that could be set.
      if (!(element instanceof window.HTMLElement)) return;
      applied = wanted;
      undos = names.flatMap((name) => (isSwitch(name) ? [EFFECTS[name](element)] : []));
    },
    clear,
  };
}

function isSwitch(name: string): name is SwitchName {
  return name in SWITCHES;
}

const EFFECTS: Record<SwitchName, (element: HTMLElement) => Undo> = {
  hidden(element) {
    const { display } = element.style;
    element.style.display = 'none';
    return () => (element.style.display = display);
  },
  moving(element) {
    // Unlike a transform, a margin moves elements of every kind.
    const frames = { marginInlineStart: ['0', '1.5rem'] };
    const animation = element.animate(frames, { duration: 1500, iterations: Infinity });
    return () => animation.cancel();
  },
  disabled: (element) => setAttribute(element, 'disabled', 'button, input, select, textarea'),
  readonly: (element) => setAttribute(element, 'readonly', 'input, select, textarea'),
  covered({ ownerDocument }) {
    const overlay = ownerDocument.createElement('div');
    overlay.className = 'overlay';
    overlay.style.cssText =
      'position: fixed; inset: 0; z-index: 9999; background: rgb(0 0 0 / 40%)';
    ownerDocument.body.append(overlay);
    return () => overlay.remove();
  },
};

/** The attribute of HTML for the elements that have it, or else the one of ARIA. */
function setAttribute(element: HTMLElement, html: string, selector: string): Undo {
  const [name, value] = element.matches(selector) ? [html, ''] : [`aria-${html}`, 'true'];
  const before = element.getAttribute(name);
  element.setAttribute(name, value);
  return () =>
    before === null ? element.removeAttribute(name) : element.setAttribute(name, before);
}
