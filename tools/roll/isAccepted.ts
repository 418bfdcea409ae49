import type { Accepted } from './declarations/accepted.ts';
import { ACCEPTED, RENAMED } from './declarations/accepted.ts';
import { matchesPath } from './declarations/matchesPath.ts';

/** Whether a name that one side lacks is a known exception. */
export function isAccepted(path: string, missingFrom: Accepted['missingFrom']): boolean {
  return ACCEPTED.some(
    (entry) => entry.missingFrom === missingFrom && matchesPath(entry.path, path),
  );
}

/** What the declarations call an argument of the facts, where that is another name. */
export function renamedTo(path: string): string | undefined {
  return RENAMED.find((entry) => matchesPath(entry.path, path))?.to;
}
