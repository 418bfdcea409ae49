import { beforeAll, expect, test } from 'vitest';
import { driveBackToTop } from './backToTop.ts';

beforeAll(() => {
  document.body.innerHTML = '<button data-back-to-top data-offered="false"><i></i></button>';
  const scrollHeight = 4000 + window.innerHeight;
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: scrollHeight });
  driveBackToTop({ window });
});

const isOffered = () => document.querySelector('button')?.dataset['offered'] === 'true';

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  document.dispatchEvent(new Event('scroll'));
}

test.each([
  ['far down, upwards', 1500, 1400, true],
  ['downwards', 1400, 1500, false],
  ['near the top', 400, 299, false],
  ['at the threshold', 400, 300, true],
  ['at the very end', 4010, 4000, false],
])('decides when scrolling %s (back-to-top)', (_where, from, to, expected) => {
  scrollTo(from);
  scrollTo(to);

  expect(isOffered()).toBe(expected);
});

test('takes a jump to an anchor for no scrolling up (back-to-top)', () => {
  scrollTo(1500);
  scrollTo(1400);
  window.dispatchEvent(new Event('hashchange'));
  expect(isOffered()).toBe(false);

  scrollTo(900);
  expect(isOffered()).toBe(false);
  scrollTo(800);
  expect(isOffered()).toBe(true);
});

test('scrolls to the top (back-to-top)', () => {
  const positions: unknown[] = [];
  window.scrollTo = ((options: ScrollToOptions) => positions.push(options.top)) as never;

  document.querySelector('i')?.click();

  expect(positions).toEqual([0]);
});
