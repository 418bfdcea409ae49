import type { KeyDescription, RawKeyboard } from 'virtual:framework/server';
import { activeIn, eventInit, isTextField, type BrowserWindow, type Note } from './events.ts';

const TABBABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], [contenteditable]';
const PRESSED_BY_SPACE =
  'button, summary, input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])';
const PRESSED_BY_ENTER =
  'button, summary, a[href], input:is([type="button"], [type="submit"], [type="reset"])';

/** A keyboard whose events a script dispatches, with what browsers do by default. */
export function createKeyboard(mainWindow: () => Window, note: Note): RawKeyboard {
  const active = (): HTMLElement => activeIn(mainWindow().document);

  function send(
    type: string,
    { key, code, location, keyCode }: KeyDescription,
    modifiers: ReadonlySet<string>,
    options: object = {},
  ): boolean {
    const target = active();
    const { KeyboardEvent } = windowOf(target);
    const init = {
      ...{ bubbles: true, cancelable: true, composed: true, view: windowOf(target) },
      ...{ key, code, location, keyCode, ...eventInit(modifiers), ...options },
    };
    return target.dispatchEvent(new KeyboardEvent(type, init));
  }

  return {
    keydown(_progress, modifiers, _name, description, repeat) {
      const { text } = description;
      if (!send('keydown', description, modifiers, { repeat })) return;
      if (text && !send('keypress', description, modifiers, { charCode: text.charCodeAt(0) }))
        return;
      const target = active();
      const act = DEFAULTS[description.key];
      if (act) act(target, modifiers);
      else if (text) insert(target, text);
      else if (modifiers.has('Control') || modifiers.has('Meta'))
        shortcut(target, description.key, note);
    },
    keyup(_progress, modifiers, _name, description) {
      const target = active();
      const goesOn = send('keyup', description, modifiers);
      if (goesOn && description.key === ' ' && target.matches(PRESSED_BY_SPACE)) target.click();
    },
    sendText: (_progress, text) => insert(active(), text),
  };
}

const windowOf = ({ ownerDocument }: Element): BrowserWindow =>
  ownerDocument.defaultView as BrowserWindow;

/** With the events that a page gets when someone types. */
function insert(target: HTMLElement, text: string): void {
  command(target, 'insertText', text);
}

function command({ ownerDocument }: HTMLElement, name: string, value?: string): void {
  // The only way for a script to edit as a person does; browsers keep it for that.
  // oxlint-disable-next-line typescript/no-deprecated
  ownerDocument.execCommand(name, false, value);
}

type DefaultAction = (target: HTMLElement, modifiers: ReadonlySet<string>) => void;

const DEFAULTS: Readonly<Record<string, DefaultAction>> = {
  Enter(target) {
    if (target.matches(PRESSED_BY_ENTER)) target.click();
    else if (target.nodeName === 'TEXTAREA') insert(target, '\n');
    else if (target.isContentEditable) command(target, 'insertParagraph');
    else if (target.nodeName === 'INPUT') submit(target as HTMLInputElement);
  },
  ' '(target) {
    // Its effect comes when it is released.
    if (!target.matches(PRESSED_BY_SPACE)) insert(target, ' ');
  },
  Backspace: (target) => command(target, 'delete'),
  Delete: (target) => command(target, 'forwardDelete'),
  Tab: (target, modifiers) => moveFocus(target, modifiers.has('Shift') ? -1 : 1),
  Escape(target) {
    const dialog = [...target.ownerDocument.querySelectorAll('dialog')].findLast((each) =>
      each.matches(':modal'),
    );
    const { Event } = windowOf(target);
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  },
  ArrowLeft: (target, modifiers) => step(target, -1, modifiers),
  ArrowRight: (target, modifiers) => step(target, 1, modifiers),
  ArrowUp: (target, modifiers) => step(target, isNumeric(target) ? 1 : -1, modifiers),
  ArrowDown: (target, modifiers) => step(target, isNumeric(target) ? -1 : 1, modifiers),
  Home: (target, modifiers) => moveCaret(target, () => 0, modifiers),
  End: (target, modifiers) => moveCaret(target, (field) => field.value.length, modifiers),
};

/** Enter in a field presses the button of its form, if that has one. */
function submit({ form }: HTMLInputElement): void {
  const button = form?.querySelector<HTMLElement>(
    'button:not([type="button"], [type="reset"]), input:is([type="submit"], [type="image"])',
  );
  if (button) button.click();
  else form?.requestSubmit();
}

function moveFocus(target: HTMLElement, by: 1 | -1): void {
  const all = [...target.ownerDocument.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility(),
  );
  const at = all.indexOf(target);
  const next = at === -1 ? (by === 1 ? all[0] : all.at(-1)) : all[at + by];
  if (!next) target.blur();
  else {
    next.focus();
    if (isTextField(next)) next.select();
  }
}

const isNumeric = (target: Element): boolean =>
  target.matches('input:is([type="range"], [type="number"])');

/** Arrows choose the next radio button or option, or move the caret. */
function step(target: HTMLElement, by: 1 | -1, modifiers: ReadonlySet<string>): void {
  if (target.nodeName === 'SELECT') {
    const select = target as HTMLSelectElement;
    const next = select.options[select.selectedIndex + by];
    if (!next || next.disabled) return;
    next.selected = true;
    changed(select);
  } else if (target.matches('input[type="radio"]')) {
    const { name, form } = target as HTMLInputElement;
    const group = [
      ...(form ?? target.ownerDocument).querySelectorAll<HTMLInputElement>('input[type="radio"]'),
    ].filter((each) => each.name === name && !each.disabled);
    const next = group.at((group.indexOf(target as HTMLInputElement) + by) % group.length);
    next?.focus();
    next?.click();
  } else if (isNumeric(target)) {
    const field = target as HTMLInputElement;
    if (by === 1) field.stepUp();
    else field.stepDown();
    changed(field);
  } else moveCaret(target, (_field, caret) => Math.max(caret + by, 0), modifiers);
}

function changed(target: HTMLElement): void {
  const { Event } = windowOf(target);
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
}

function moveCaret(
  target: HTMLElement,
  to: (field: HTMLInputElement | HTMLTextAreaElement, caret: number) => number,
  modifiers: ReadonlySet<string>,
): void {
  if (!isTextField(target)) return;
  const isBackward = target.selectionDirection === 'backward';
  const { selectionStart, selectionEnd } = target;
  const anchor = (isBackward ? selectionEnd : selectionStart) ?? 0;
  const caret = to(target, (isBackward ? selectionStart : selectionEnd) ?? 0);
  if (!modifiers.has('Shift')) target.setSelectionRange(caret, caret);
  else
    target.setSelectionRange(
      ...([Math.min(anchor, caret), Math.max(anchor, caret)] as const),
      caret < anchor ? 'backward' : 'forward',
    );
}

function shortcut(target: HTMLElement, key: string, note: Note): void {
  const letter = key.toLowerCase();
  if (letter === 'a') command(target, 'selectAll');
  else if (letter === 'z') command(target, 'undo');
  else if (/^[cvx]$/.test(letter)) note('The clipboard is only for what a person does.');
}
