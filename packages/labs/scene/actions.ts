import type { Language } from '../worker/languages.ts';

/** What an action may wait for, in the order of the guide. */
export const CHECKS = ['visible', 'stable', 'enabled', 'editable', 'events'] as const;
export type Check = (typeof CHECKS)[number];

export interface Action {
  checks: readonly Check[];
  /** What the call log calls it; actions without checks don't appear there. */
  logged?: string;
  /** How the framework looks at what is hit: it depends on the events that the action sends. */
  pointer?: 'mouse' | 'hover' | 'tap';
  /** The state that makes the action return at once. */
  checked?: boolean;
  /** What it logs instead of the element that it has found. */
  before?: readonly string[];
  /** What it fills in, in the log. */
  filled?: string;
  /** What the log says that it waits for, where that isn't all of it. */
  waitsFor?: string;
  /** It needs a place to scroll to, even if it doesn't check whether the element is visible. */
  scrolls?: true;
}

const POINTER: readonly Check[] = ['visible', 'enabled', 'stable', 'events'];
const FILL: Action = { checks: ['visible', 'enabled', 'editable'], logged: 'fill' };
const SCREENSHOT = ['taking element screenshot', 'waiting for fonts to load...', 'fonts loaded'];
const NO_CHECKS: Action = { checks: [] };

/** The actions of locators; the tests hold each of them against the framework (lib/server/dom.js). */
export const ACTIONS = {
  click: { checks: POINTER, logged: 'click', pointer: 'mouse' },
  dblclick: { checks: POINTER, logged: 'dblclick', pointer: 'mouse' },
  tap: { checks: POINTER, logged: 'tap', pointer: 'tap' },
  check: { checks: POINTER, logged: 'click', pointer: 'mouse', checked: true },
  uncheck: { checks: POINTER, logged: 'click', pointer: 'mouse', checked: false },
  hover: { checks: ['visible', 'stable', 'events'], logged: 'hover', pointer: 'hover' },
  dragTo: { checks: ['visible', 'stable', 'events'], logged: 'move and down', pointer: 'mouse' },
  fill: { ...FILL, filled: '"…"' },
  clear: { ...FILL, filled: '""' },
  selectOption: { checks: ['visible', 'enabled'], logged: 'select option' },
  selectText: { checks: ['visible'], logged: 'selectText', before: [] },
  screenshot: {
    ...{ checks: ['visible', 'stable'], logged: 'scroll into view', before: SCREENSHOT },
    waitsFor: 'stable',
  },
  scrollIntoViewIfNeeded: {
    ...{ checks: ['stable'], logged: 'scroll into view', before: [], scrolls: true },
  },
  focus: NO_CHECKS,
  blur: NO_CHECKS,
  press: NO_CHECKS,
  pressSequentially: NO_CHECKS,
  dispatchEvent: NO_CHECKS,
  setInputFiles: NO_CHECKS,
} as const satisfies Record<string, Action>;
export type ActionName = keyof typeof ACTIONS;

/** The action with a name; the first one if there is none. */
export function actionOf(name: string): Action {
  return name in ACTIONS ? ACTIONS[name as ActionName] : ACTIONS.click;
}

/** How a language spells the method: `select_option`, `SelectOptionAsync`. */
export function methodName(name: string, language: Language): string {
  if (language === 'python') return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (language !== 'csharp') return name;
  return `${name.replace(/^dblclick$/, 'dblClick').replace(/^./, (letter) => letter.toUpperCase())}Async`;
}
