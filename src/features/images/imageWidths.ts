const SMALLEST = 640;
const MOST = 4;
/** Sizes closer than this aren't worth a separate file. */
const LEAST_STEP = 160;

/** The widths in which an image is offered, from the smallest to its original width. */
export function imageWidths(width: number): number[] {
  if (width <= SMALLEST) return [width];
  const span = width - SMALLEST;
  const steps = Math.min(MOST - 1, Math.max(1, Math.floor(span / LEAST_STEP)));
  return Array.from({ length: steps + 1 }, (_, index) =>
    Math.round(SMALLEST + (span * index) / steps),
  );
}
