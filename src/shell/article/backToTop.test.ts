import { afterEach, expect, test } from 'vitest';
import { driveBackToTop, offersWayUp, watchWayUp } from './backToTop.ts';

test.each([
  ['far down, upwards', { from: 1500, to: 1400, end: 4000 }, true],
  ['downwards', { from: 1400, to: 1500, end: 4000 }, false],
  ['near the top', { from: 400, to: 299, end: 4000 }, false],
  ['at the threshold', { from: 400, to: 300, end: 4000 }, true],
  ['at the very end', { from: 4010, to: 4000, end: 4000 }, false],
])('decides when scrolling %s (back-to-top)', (_where, move, expected) => {
  expect(offersWayUp(move)).toBe(expected);
});

let stop = (): void => undefined;
afterEach(() => stop());

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  document.dispatchEvent(new Event('scroll'));
}

test('takes a jump to an anchor for no scrolling up (back-to-top)', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9000 });
  const offers: boolean[] = [];
  scrollTo(1500);
  stop = watchWayUp(window, (isOffered) => offers.push(isOffered));

  scrollTo(1400);
  window.dispatchEvent(new Event('hashchange'));
  scrollTo(900);
  scrollTo(800);

  expect(offers).toEqual([true, false, false, true]);
});

test('shows the button, which scrolls to the top (back-to-top)', () => {
  document.body.innerHTML = '<button data-back-to-top data-offered="false"><i></i></button>';
  const positions: unknown[] = [];
  window.scrollTo = ((options: ScrollToOptions) => positions.push(options.top)) as never;
  scrollTo(1500);
  driveBackToTop({ window });

  scrollTo(1400);
  expect(document.querySelector('button')?.dataset['offered']).toBe('true');
  document.querySelector('i')?.click();

  expect(positions).toEqual([0]);
});
