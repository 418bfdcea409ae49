import { expect, test } from 'vitest';
import { activeHeading } from './scrollSpy.ts';

/** Headings of 40 px at the given distances from the top of an 800 px viewport with a 60 px navbar. */
function activeAt(...tops: number[]): number {
  return activeHeading({
    count: tops.length,
    boxAt: (index) => ({ top: tops[index]!, bottom: tops[index]! + 40 }),
    navbarHeight: 60,
    viewportHeight: 800,
  });
}

test.each([
  ['the first below the navbar when it lies in the upper half', [-500, 100, 700], 1],
  ['a heading right at the navbar', [-500, 60, 700], 1],
  ['the one before when the next lies in the lower half', [-500, 20, 500, 900], 1],
  ['the one before when the next crosses the middle', [-500, 20, 380, 900], 1],
  ['none above the first', [450, 900], -1],
  ['the last when all are above', [-900, -500, -20], 2],
  ['the only one', [100], 0],
])('finds %s (toc-scrollspy)', (_what, tops, expected) => {
  expect(activeAt(...tops)).toBe(expected);
});

test('takes the one before a heading that touches the very top (toc-scrollspy)', () => {
  const boxAt = (index: number) => ({ top: index * 500 - 500, bottom: index * 500 - 460 });

  expect(activeHeading({ count: 3, boxAt, navbarHeight: 0, viewportHeight: 800 })).toBe(0);
});

test('finds none without headings (toc-scrollspy)', () => {
  expect(activeAt()).toBe(-1);
});

test('measures only a few of many headings', () => {
  let measured = 0;
  const boxAt = (index: number) => {
    measured++;
    return { top: index * 500 - 200_000, bottom: index * 500 - 199_960 };
  };

  expect(activeHeading({ count: 1000, boxAt, navbarHeight: 60, viewportHeight: 800 })).toBe(400);
  expect(measured).toBeLessThan(15);
});
