import { beforeAll, beforeEach, expect, test } from 'vitest';
import { driveDropdowns } from './dropdowns.ts';

beforeAll(() => driveDropdowns({ window }));

beforeEach(() => {
  document.body.innerHTML = `<div data-dropdown data-open="false"><button aria-expanded="false"><i></i></button>
    <ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li><li><a href="#b2">.Book</a></li></ul></div><input>`;
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const isOpen = () => find('button').getAttribute('aria-expanded') === 'true';

function send(selector: string, event: Event): Event {
  find(selector).dispatchEvent(event);
  return event;
}

const press = (selector: string, key: string) =>
  send(selector, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const point = (selector: string, type: string, init: PointerEventInit) =>
  send(selector, new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init }));

test('opens and closes by click, and closes when focus goes elsewhere (dropdown-closes)', () => {
  find('i').click();
  expect(isOpen()).toBe(true);
  expect(find('[data-dropdown]').dataset['open']).toBe('true');
  find('i').click();
  expect(isOpen()).toBe(false);

  find('i').click();
  send('a', new FocusEvent('focusin', { bubbles: true }));
  expect(isOpen()).toBe(true);
  send('input', new FocusEvent('focusin', { bubbles: true }));
  expect(isOpen()).toBe(false);
});

test('opens under a mouse, and a click of it does not close it (dropdown-opens)', () => {
  point('button', 'pointerover', { relatedTarget: find('input') });
  expect(isOpen()).toBe(true);
  point('button', 'click', { detail: 1 });
  point('button', 'pointerout', { relatedTarget: find('a') });
  expect(isOpen()).toBe(true);
  point('a', 'pointerout', { relatedTarget: find('input') });
  expect(isOpen()).toBe(false);

  point('button', 'pointerover', { pointerType: 'touch' });
  expect(isOpen()).toBe(false);
});

test('moves through its links with arrow keys, and closes on Escape (dropdown-opens)', () => {
  const focused = () => document.activeElement?.textContent;
  find('button').focus();

  expect(press('button', 'ArrowDown').defaultPrevented).toBe(true);
  expect([isOpen(), focused()]).toEqual([true, 'A']);
  press('a', 'ArrowUp');
  expect(focused()).toBe('.Book');
  press('a', 'ArrowDown');
  expect(focused()).toBe('A');
  press('a', 'Escape');

  expect([isOpen(), document.activeElement]).toEqual([false, find('button')]);
});

test('moves to the ends, and by first letters, while it is open (dropdown-keys)', () => {
  find('button').focus();
  expect(press('button', 'End').defaultPrevented).toBe(false);
  find('button').click();

  const reached = ['End', 'Home', 'b', 'B', 'b', '/', 'Tab'].map((key) => {
    const { defaultPrevented } = press('a', key);
    return [key, document.activeElement?.textContent, defaultPrevented];
  });

  expect(reached).toEqual([
    ['End', '.Book', true],
    ['Home', 'A', true],
    ['b', 'B', true],
    ['B', '.Book', true],
    ['b', 'B', true],
    ['/', 'B', false],
    ['Tab', 'B', false],
  ]);
});
