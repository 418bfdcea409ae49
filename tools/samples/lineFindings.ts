import { groupBy } from '#model/groupBy.ts';
import type { VersionName } from '#model/version.ts';
import type { Finding, Sample } from './sample.ts';

/** A finding before it is assigned to a sample. */
export type LineFinding = Pick<Finding, 'line' | 'message'>;

/** The findings of all versions of a sample, deduplicated; those not in all versions name theirs. */
export function findingsByVersion(
  sample: Sample,
  check: (version: VersionName) => readonly LineFinding[],
): Finding[] {
  const found = sample.versions.flatMap((version) =>
    check(version).map((finding) => ({ ...finding, version })),
  );
  const groups = groupBy(found, ({ line, message }) => `${line} ${message}`);
  return [...groups.values()].flatMap((group) => {
    const versions = new Set(group.map(({ version }) => version));
    const where = versions.size < sample.versions.length ? ` (${[...versions].join(', ')})` : '';
    return group
      .slice(0, 1)
      .map(({ line, message }) => ({ sample, line, message: message + where }));
  });
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
