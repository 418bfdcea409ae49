import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdInput, type HeldInput } from './heldInput.ts';

let held: HeldInput;
const handled = vi.fn<(what: string) => void>();

/** What React and the router do with events that reach them. */
const note = ({ type, target }: Event): void => handled(`${type} ${(target as Element).id}`);

beforeEach(() => {
  document.body.innerHTML =
    '<button id="menu" data-replay="click"><i id="icon"></i></button><a id="report" href="#x" data-replay="pointerdown click">R</a><button id="tab">T</button>';
  for (const type of ['click', 'pointerdown']) document.body.addEventListener(type, note);
  held = holdInput(window);
});

afterEach(() => {
  held.release();
  for (const type of ['click', 'pointerdown']) document.body.removeEventListener(type, note);
  handled.mockReset();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;

function click(id: string, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  element(id).dispatchEvent(event);
  return event;
}

test('holds clicks that only React can handle, and sends each to its element once', () => {
  expect(click('icon').defaultPrevented).toBe(true);
  click('menu', { detail: 1 });
  expect(handled).not.toHaveBeenCalled();

  held.release();
  held.release();

  expect(handled.mock.calls).toEqual([['click menu'], ['click menu']]);
});

test('leaves everything else alone, and all that follows', () => {
  expect(click('tab').defaultPrevented).toBe(false);
  expect(click('menu', { ctrlKey: true }).defaultPrevented).toBe(false);
  held.release();
  expect(click('menu').defaultPrevented).toBe(false);

  expect(handled.mock.calls).toEqual([['click tab'], ['click menu'], ['click menu']]);
});

test('repeats a press that the browser has handled already, before its click', () => {
  element('report').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  click('report');
  handled.mockReset();

  held.release();

  expect(handled.mock.calls).toEqual([['pointerdown report'], ['click report']]);
});

test('finds an element that React has replaced', () => {
  click('menu', { clientX: 7 });
  const copy = element('menu').cloneNode(true);
  const positions: number[] = [];
  copy.addEventListener('click', (event) => positions.push((event as MouseEvent).clientX));
  element('menu').replaceWith(copy);

  held.release();

  expect(positions).toEqual([7]);
});
