import type { VersionName } from '#model/version.ts';
import type { Sample } from '../sample.ts';

/** What readers of stable see runs with its package; only what they do not see yet runs with that of next. */
export function versionToRun({ versions }: Sample): VersionName {
  return versions.includes('stable') ? 'stable' : 'current';
}
