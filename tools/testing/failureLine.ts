import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './results.ts';

/** One line for a failed test: its location, title, difference and the command to rerun it. */
export function failureLine(result: TestResult): string {
  const { file, title, error = '' } = result;
  const parts = [placeOf(result), title, firstDifference(error)];
  const line = parts.filter((part) => part !== undefined).join('  ');
  return `✗ ${line}  Rerun: ${repeatCommand(file, title)}`;
}

/** `e2e/tabs.spec.ts:12`. */
export function placeOf({ file, line }: TestResult): string {
  return line === undefined ? file : `${file}:${line}`;
}

const LONGEST = 300;

/** An error in one line: its message, and what was expected and received. */
export function firstDifference(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim());
  const what = lines.find((line) => line !== '') ?? 'failed without a message';
  const labeled = ['Expected', 'Received'].flatMap(
    (label) => lines.find((line) => line.startsWith(label)) ?? [],
  );
  const text = [what, ...labeled].join('; ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
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
