const ALLOWED_MS = 50;

/** How long, after the first paint, tasks kept the page from responding beyond 50 ms each. */
export function blockingTime(
  tasks: readonly { start: number; end: number }[],
  firstPaint: number,
): number {
  return tasks
    .map(({ start, end }) => end - Math.max(start, firstPaint) - ALLOWED_MS)
    .filter((blocked) => blocked > 0)
    .reduce((sum, blocked) => sum + blocked, 0);
}
