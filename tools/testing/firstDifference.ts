import { stripVTControlCharacters } from 'node:util';

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
