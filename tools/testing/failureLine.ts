import { firstDifference } from './firstDifference.ts';
import type { TestProblem } from './results.ts';

/** One line for a failed test: its location, title, difference and the command to rerun it. */
export function failureLine(problem: TestProblem): string {
  const { file, title, error } = problem;
  const parts = [placeOf(problem), title, firstDifference(error)];
  const line = parts.filter((part) => part !== undefined).join('  ');
  return `✗ ${line}  Rerun: ${repeatCommand(file, title)}`;
}

/** `e2e/tabs.spec.ts:12`. */
export function placeOf({ file, line }: TestProblem): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** A command that runs only this test; without a title, its file. */
export function repeatCommand(file: string, title: string | undefined): string {
  return ['npm test --', quoted(file), ...(title === undefined ? [] : [quoted(title)])].join(' ');
}

/** An argument quoted for a POSIX shell; double quotes also work on Windows. */
function quoted(text: string): string {
  if (/^[\w./-]+$/.test(text)) return text;
  if (!/["$`\\!]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
