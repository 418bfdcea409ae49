import type { VersionName } from '#model/version.ts';
import type { Finding, Sample } from './sample.ts';

/** A finding before it is assigned to a sample. */
export interface LineFinding {
  /** From 1. */
  line: number;
  message: string;
}

/** The findings of all versions of a sample, deduplicated; those not in all versions name theirs. */
export function findingsByVersion(
  sample: Sample,
  check: (version: VersionName) => readonly LineFinding[],
): Finding[] {
  const found = new Map<string, LineFinding & { versions: Set<VersionName> }>();
  for (const version of sample.versions)
    for (const { line, message } of check(version)) {
      const key = `${line} ${message}`;
      const known = found.get(key) ?? { line, message, versions: new Set() };
      known.versions.add(version);
      found.set(key, known);
    }
  return [...found.values()].map(({ line, message, versions }) => ({
    sample,
    line,
    message:
      versions.size < sample.versions.length ? `${message} (${[...versions].join(', ')})` : message,
  }));
}
