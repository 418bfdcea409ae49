import type { Failure } from './messages.ts';

/** One line for a failed test: where it is, what it is called, what differed and how to run it again. */
export function failureLine({ file, line, title, difference }: Failure): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const parts = [place, title, difference, `Repeat: ${repeatCommand(file, title)}`];
  return `✗ ${parts.filter((part) => part !== undefined).join('  ')}`;
}

/** A command that runs this test and no other; without a title, its file. */
export function repeatCommand(file: string, title: string | undefined): string {
  return ['npm test --', quoted(file), ...(title === undefined ? [] : [quoted(title)])].join(' ');
}

/** An argument as a POSIX shell reads it; double quotes serve Windows, too. */
function quoted(text: string): string {
  if (/^[\w./-]+$/.test(text)) return text;
  if (!/["$`\\!]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
