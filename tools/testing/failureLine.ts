import type { Failure } from './messages.ts';

/** One line for a failed test: its location, title, difference and the command to rerun it. */
export function failureLine({ file, line, title, difference }: Failure): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const parts = [place, title, difference, `Rerun: ${repeatCommand(file, title)}`];
  return `✗ ${parts.filter((part) => part !== undefined).join('  ')}`;
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
