const ALLOWED_MS = 50;

/** The total time after first paint in which tasks blocked the page beyond 50 ms each. */
export function blockingTime(
  tasks: readonly { start: number; end: number }[],
  firstPaint: number,
): number {
  return tasks
    .map(({ start, end }) => end - Math.max(start, firstPaint) - ALLOWED_MS)
    .filter((blocked) => blocked > 0)
    .reduce((sum, blocked) => sum + blocked, 0);
}
