import type { BrowserWindow } from '../../../src/runtime/browserWindow.ts';

/** What readers can do to an element with a switch, by its name in the URL. */
export const SWITCHES = {
  hidden: 'Hidden',
  moving: 'Animated',
  disabled: 'Disabled',
  readonly: 'Read-only',
  covered: 'Covered',
} as const;
type SwitchName = keyof typeof SWITCHES;

export interface Switches {
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
