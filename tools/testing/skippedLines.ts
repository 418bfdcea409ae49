import { groupBy } from '#model/groupBy.ts';

/** One line for each group of tests that were skipped: how many, where and why. */
export function skippedLines(skipped: readonly { file: string; reason: string }[]): string[] {
  const groups = groupBy(skipped, ({ file, reason }) => `${file}: ${reason}`);
  return [...groups].map(([what, tests]) => `${tests.length} skipped in ${what}`);
}
