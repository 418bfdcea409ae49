import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhanceDetails } from './enhance.ts';

let details: HTMLDetailsElement;
let summary: HTMLElement;
let dispose: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<details class="details"><summary>More <a href="#x">x</a></summary><div>Content</div></details>';
  details = document.querySelector('details')!;
  summary = document.querySelector('summary')!;
  dispose = enhanceDetails(document, { window });
});

afterEach(() => {
  dispose();
  vi.useRealTimers();
});

function click(target: Element): Event {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

test('opens at once and closes when the animation has ended (details-blocks)', () => {
  expect(details.dataset.collapsed).toBe('true');

  click(summary);
  expect([details.open, details.dataset.collapsed]).toEqual([true, 'false']);
  vi.runAllTimers();

  click(summary);
  expect([details.open, details.dataset.collapsed]).toEqual([true, 'true']);
  vi.runAllTimers();
  expect([details.open, details.dataset.collapsed]).toEqual([false, 'true']);
});

test('turns around when it is pressed in the middle of closing', () => {
  click(summary);
  vi.runAllTimers();

  // An empty block takes 40 ms.
  click(summary);
  vi.advanceTimersByTime(20);
  click(summary);
  vi.advanceTimersByTime(30);

  expect([details.open, details.dataset.collapsed]).toEqual([true, 'false']);
});

test('follows when the browser opens it for a match or a hash', () => {
  details.open = true;
  details.dispatchEvent(new Event('toggle'));

  expect(details.dataset.collapsed).toBe('false');
});

test('leaves links in the summary alone', () => {
  expect(click(summary.querySelector('a')!).defaultPrevented).toBe(false);
});

test.each([
  [1, false],
  [2, true],
])(
  'keeps press %i of a double click from selecting text: %s (details-blocks)',
  (detail, expected) => {
    const event = new MouseEvent('mousedown', { detail, bubbles: true, cancelable: true });

    summary.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(expected);
  },
);

test('is native again once disposed', () => {
  dispose();

  expect(click(summary).defaultPrevented).toBe(false);
});
