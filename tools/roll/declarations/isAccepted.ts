import type { Accepted } from './accepted.ts';
import { ACCEPTED, RENAMED } from './accepted.ts';

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

const patterns = new Map<string, RegExp>();

/** Whether a path such as `Page.goto.url` fits a pattern such as `*.goto.**`. */
export function matchesPath(pattern: string, path: string): boolean {
  const known = patterns.get(pattern) ?? expressionOf(pattern);
  // A few patterns, each asked for thousands of paths.
  patterns.set(pattern, known);
  return known.test(path);
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split('**')
    .map((part) => part.split('*').map(escapeText).join('[^.]*'))
    .join('.*');
  return new RegExp(`^${source}$`);
}

function escapeText(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
