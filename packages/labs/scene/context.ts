import type { InjectedScript, ParsedSelector } from 'virtual:framework/injectedScript';
import type { Language } from '../worker/languages.ts';

/** What the framework's script is created with. */
export interface SceneOptions {
  language: Language;
  testIdAttribute: string;
}

/** The framework's own options, too. */
export function scriptOptions({ language, testIdAttribute }: SceneOptions) {
  return {
    ...{ sdkLanguage: language, testIdAttributeName: testIdAttribute, browserName: 'chromium' },
    ...{ stableRafCount: 1, customEngines: [], isUnderTest: false },
  };
}

/** What an ask is about: a page, and the part of the selector that applies to it. */
export interface SceneContext {
  script: InjectedScript;
  parsed: ParsedSelector;
  options: SceneOptions;
  marker: Marker;
  switches: Switches;
  /** What the lab sends with the selector. */
  input: unknown;
}

/** More highlights than anyone can distinguish would only be slow. */
const MAX_MARKED = 100;

interface Mark {
  element: Element;
  style: string;
  label?: string;
}

interface Marker {
  /** Chooses matches to highlight, with their numbers if there are several. */
  markMatches: (elements: readonly Element[]) => void;
  /** Chooses the element that the reader has picked. */
  markPicked: (element: Element) => void;
  /** Highlights what was chosen, once nothing more is asked. */
  draw: () => void;
  /** Removes the highlights, so that no locator finds them. */
  hide: () => void;
  /** Forgets what was chosen. */
  clear: () => void;
}

/** Highlights elements, in the colors of the framework's tools. */
export function createMarker(): Marker {
  const pane = document.createElement('x-lab-marks');
  pane.ariaHidden = 'true';
  // Above everything, dialogs included.
  pane.popover = 'manual';
  pane.style.cssText =
    'position: fixed; inset: 0; inline-size: auto; block-size: auto; margin: 0; padding: 0; border: 0; background: none; overflow: hidden; pointer-events: none';
  let matches: Mark[] = [];
  let picked: Mark[] = [];

  const update = (): void => pane.replaceChildren(...[...matches, ...picked].map(drawn));
  for (const type of ['scroll', 'resize']) {
    const handle = (): void => {
      if (pane.isConnected) update();
    };
    window.addEventListener(type, handle, { capture: true, passive: true });
  }

  function drawn({ element, style, label }: Mark): Element {
    const { left, top, width, height } = element.getBoundingClientRect();
    const mark = document.createElement('div');
    mark.style.cssText = `position: absolute; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; ${style}`;
    if (label === undefined) return mark;
    const badge = document.createElement('div');
    badge.textContent = label;
    // Over the corner, where text rarely is.
    badge.style.cssText =
      'position: absolute; inset: -8px -8px auto auto; min-width: 10px; padding-inline: 3px; border-radius: 8px; background: #8a4b00; color: white; font: bold 11px/16px system-ui; text-align: center';
    mark.append(badge);
    return mark;
  }

  return {
    markMatches(elements) {
      const several = elements.length > 1;
      matches = elements.slice(0, MAX_MARKED).map((element, index) => ({
        element,
        style: `background: ${several ? '#f6b26b7f' : '#6fa8dc7f'}`,
        ...(several && { label: String(index + 1) }),
      }));
    },
    markPicked: (element) => (picked = [{ element, style: 'outline: 2px dashed #950f3c' }]),
    draw() {
      if (matches.length + picked.length === 0) return;
      document.documentElement.append(pane);
      if ('showPopover' in pane) pane.showPopover();
      update();
    },
    hide: () => pane.remove(),
    clear() {
      pane.remove();
      matches = picked = [];
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
export function createSwitches(): Switches {
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
      if (!(element instanceof HTMLElement)) return;
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
