import type { RawMouse } from 'virtual:framework/server';
import { eventInit, isTextField, type BrowserWindow, type Note } from './events.ts';

/** What a mouse is over, and where that is in the page of the element. */
interface Target {
  element: Element;
  view: BrowserWindow;
  x: number;
  y: number;
}

const BUTTONS: Readonly<Record<string, number>> = { left: 0, middle: 1, right: 2 };
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=""], [contenteditable="true"]';

/** A mouse whose events a script dispatches, with what browsers do by default. */
export function createMouse(mainWindow: () => Window, note: Note): RawMouse {
  let over: Target | undefined;
  let pressed: Target | undefined;
  let drag: { data: DataTransfer; source: Target; isAllowed: boolean } | undefined;

  function targetAt(x: number, y: number): Target | undefined {
    let view = mainWindow() as BrowserWindow;
    let point = { x, y };
    for (;;) {
      const element = deepElement(view.document, point);
      if (!element) return undefined;
      const { contentWindow } = element as HTMLIFrameElement;
      const inner = contentWindow as BrowserWindow | null | undefined;
      if (!inner || element.nodeName !== 'IFRAME') return { element, view, ...point };
      const { left, top } = element.getBoundingClientRect();
      point = { x: point.x - left - element.clientLeft, y: point.y - top - element.clientTop };
      view = inner;
    }
  }

  /** Whether the page lets the browser do what it does by default. */
  function send(
    kind: 'PointerEvent' | 'MouseEvent' | 'DragEvent',
    type: string,
    target: Target,
    options: object,
  ): boolean {
    const { element, view, x: clientX, y: clientY } = target;
    const isInside = /enter$|leave$/.test(type);
    const event = new view[kind](type, {
      ...{ bubbles: !isInside, cancelable: !isInside, composed: true, view },
      ...{ clientX, clientY, pointerId: 1, pointerType: 'mouse', isPrimary: true, ...options },
    });
    return element.dispatchEvent(event);
  }

  function enter(target: Target, options: object): void {
    // What was left behind with another page hears nothing any more.
    const isSamePage = over?.element.ownerDocument === target.element.ownerDocument;
    const before = isSamePage ? over : undefined;
    over = target;
    if (before?.element === target.element) return;
    const outside = (from: Element, to: Element | undefined): Element[] => {
      const all: Element[] = [];
      for (let each: Element | null = from; each && (!to || !each.contains(to));) {
        all.push(each);
        each = each.parentElement;
      }
      return all;
    };
    for (const [kind, prefix] of [
      ['PointerEvent', 'pointer'],
      ['MouseEvent', 'mouse'],
    ] as const) {
      if (before?.element.isConnected) {
        send(kind, `${prefix}out`, before, { ...options, relatedTarget: target.element });
        for (const element of outside(before.element, target.element))
          send(kind, `${prefix}leave`, { ...before, element }, options);
      }
      send(kind, `${prefix}over`, target, { ...options, relatedTarget: before?.element ?? null });
      for (const element of outside(target.element, before?.element).reverse())
        send(kind, `${prefix}enter`, { ...target, element }, options);
    }
  }

  function dragOver(target: Target, options: object): void {
    if (!drag && pressed) {
      const source = pressed.element.closest<HTMLElement>('[draggable="true"]');
      if (!source) return;
      drag = {
        data: new pressed.view.DataTransfer(),
        source: { ...pressed, element: source },
        isAllowed: false,
      };
      if (!send('DragEvent', 'dragstart', drag.source, { ...options, dataTransfer: drag.data })) {
        drag = undefined;
        return;
      }
    }
    if (!drag) return;
    const init = { ...options, dataTransfer: drag.data };
    send('DragEvent', 'dragenter', target, init);
    // What cancels it accepts the drop.
    drag.isAllowed = !send('DragEvent', 'dragover', target, init);
  }

  return {
    move(_progress, x, y, _button, buttons, modifiers) {
      const target = targetAt(x, y);
      if (!target) return;
      const options = { ...eventInit(modifiers), buttons: mask(buttons) };
      enter(target, options);
      send('PointerEvent', 'pointermove', target, { ...options, button: -1 });
      send('MouseEvent', 'mousemove', target, options);
      if (buttons.has('left')) dragOver(target, options);
    },
    down(_progress, x, y, button, buttons, modifiers, clickCount) {
      const target = targetAt(x, y);
      pressed = target;
      if (!target || isDisabled(target.element)) return;
      const options = pressInit(button, buttons, modifiers);
      const goesOn = send('PointerEvent', 'pointerdown', target, options);
      if (goesOn && send('MouseEvent', 'mousedown', target, { ...options, detail: clickCount }))
        focusAt(target, clickCount);
      if (button === 'right') send('PointerEvent', 'contextmenu', target, options);
    },
    up(_progress, x, y, button, buttons, modifiers, clickCount) {
      const target = targetAt(x, y);
      const start = pressed;
      pressed = undefined;
      if (!target) return;
      const options = pressInit(button, buttons, modifiers);
      if (drag) {
        const init = { ...options, dataTransfer: drag.data };
        send('DragEvent', drag.isAllowed ? 'drop' : 'dragleave', target, init);
        send('DragEvent', 'dragend', drag.source, init);
        drag = undefined;
        return;
      }
      if (isDisabled(target.element)) return;
      send('PointerEvent', 'pointerup', target, options);
      send('MouseEvent', 'mouseup', target, { ...options, detail: clickCount });
      const common = start && commonAncestor(start.element, target.element);
      if (!common) return;
      const clicked = { ...target, element: common };
      const type = button === 'left' ? 'click' : 'auxclick';
      noteLimits(clicked.element, note);
      send('PointerEvent', type, clicked, { ...options, detail: clickCount });
      if (type === 'click' && clickCount === 2)
        send('MouseEvent', 'dblclick', clicked, { ...options, detail: 2 });
    },
    wheel(_progress, x, y, _buttons, modifiers, deltaX, deltaY) {
      const target = targetAt(x, y);
      if (!target) return;
      const { element, view } = target;
      const init = { bubbles: true, cancelable: true, deltaX, deltaY, ...eventInit(modifiers) };
      if (element.dispatchEvent(new view.WheelEvent('wheel', init)))
        scrollAt(element, deltaX, deltaY);
    },
  };
}

function deepElement(
  root: Document | ShadowRoot,
  { x, y }: { x: number; y: number },
): Element | null {
  const element = root.elementFromPoint(x, y);
  const shadow = element?.shadowRoot;
  return shadow ? (deepElement(shadow, { x, y }) ?? element) : element;
}

function pressInit(button: string, buttons: ReadonlySet<string>, modifiers: ReadonlySet<string>) {
  return { ...eventInit(modifiers), button: BUTTONS[button] ?? 0, buttons: mask(buttons) };
}

function mask(buttons: ReadonlySet<string>): number {
  const bits: Readonly<Record<string, number>> = { left: 1, right: 2, middle: 4 };
  return [...buttons].reduce((all, each) => all | (bits[each] ?? 0), 0);
}

function isDisabled(element: Element): boolean {
  return element.closest('button, input, select, textarea')?.matches(':disabled') === true;
}

function commonAncestor(one: Element, other: Element): Element | null {
  for (let each: Element | null = one; each; each = each.parentElement)
    if (each.contains(other)) return each;
  return null;
}

function focusAt({ element }: Target, clickCount: number): void {
  const focusable = element.closest<HTMLElement>(FOCUSABLE);
  const { activeElement } = element.ownerDocument;
  if (!focusable || focusable.matches(':disabled')) {
    // A label passes the focus on.
    if (!element.closest('label')) (activeElement as HTMLElement | null)?.blur();
    return;
  }
  if (focusable !== activeElement) focusable.focus({ preventScroll: true });
  if (!isTextField(focusable)) return;
  if (clickCount > 1) focusable.select();
  // The center of a field is behind a short text.
  else focusable.setSelectionRange(focusable.value.length, focusable.value.length);
}

/** What a browser does only if a person does it. */
function noteLimits(element: Element, note: Note): void {
  const link = element.closest('a');
  if (element.closest('select')) note('A native drop-down opens only for a real pointer.');
  else if (element.closest('input[type="file"]'))
    note('A file chooser opens only for a real pointer.');
  else if (link?.hasAttribute('download')) note('Downloads are blocked in this frame.');
  else if (link?.target === '_blank') note('Other tabs are blocked in this frame.');
}

function scrollAt(element: Element, left: number, top: number): void {
  const page = element.ownerDocument.scrollingElement;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const before = [box.scrollLeft, box.scrollTop].join();
    if (box === page || /auto|scroll/.test(getComputedStyle(box).overflow))
      box.scrollBy({ left, top, behavior: 'instant' });
    if ([box.scrollLeft, box.scrollTop].join() !== before) return;
  }
}
