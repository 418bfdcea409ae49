import { expect, test } from 'vitest';
import { imageWidths } from './imageWidths.ts';

test.each([
  [320, [320]],
  [640, [640]],
  [700, [640, 700]],
  [1000, [640, 820, 1000]],
  [1600, [640, 960, 1280, 1600]],
  [2560, [640, 1280, 1920, 2560]],
])('offers an image of %i pixels in %j', (width, widths) => {
  expect(imageWidths(width, false)).toEqual(widths);
});

test.each([
  [640, [640]],
  [700, [640, 700]],
  [1600, [640, 1600]],
  [2560, [640, 1280, 2560]],
])('offers a lossless image of %i pixels in %j, without what would be larger', (width, widths) => {
  expect(imageWidths(width, true)).toEqual(widths);
});
