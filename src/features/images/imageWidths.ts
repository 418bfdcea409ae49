const SMALLEST = 640;
const MOST = 4;
/** Two sizes closer than this save nobody anything. */
const LEAST_STEP = 160;

/** The widths in which an image is offered, from the smallest to its own. */
export function imageWidths(width: number): number[] {
  if (width <= SMALLEST) return [width];
  const span = width - SMALLEST;
  const steps = Math.min(MOST - 1, Math.max(1, Math.floor(span / LEAST_STEP)));
  return Array.from({ length: steps + 1 }, (_, index) =>
    Math.round(SMALLEST + (span * index) / steps),
  );
}
