import { groupBy } from '#model/groupBy.ts';

/** One line per group of skipped tests: how many, where and why. */
export function skippedLines(skipped: readonly { file: string; reason: string }[]): string[] {
  const groups = groupBy(skipped, ({ file, reason }) => `${file}: ${reason}`);
  return [...groups].map(([what, tests]) => `${tests.length} skipped in ${what}`);
}
