const SMALLEST = 640;
const MOST = 4;
/** Sizes closer than this aren't worth a separate file. */
const LEAST_STEP = 160;

/**
 * The widths in which an image is offered, from the smallest to its original width. Scaled, a screenshot needs more
 * colors than in its original width: wider than half of a lossless original, it has more bytes.
 */
export function imageWidths(width: number, isLossless: boolean): number[] {
  if (width <= SMALLEST) return [width];
  const span = width - SMALLEST;
  const steps = Math.min(MOST - 1, Math.max(1, Math.floor(span / LEAST_STEP)));
  const widths = Array.from({ length: steps + 1 }, (_, index) =>
    Math.round(SMALLEST + (span * index) / steps),
  );
  const isWorthIt = (step: number) => step === SMALLEST || step === width || step <= width / 2;
  return isLossless ? widths.filter(isWorthIt) : widths;
}
