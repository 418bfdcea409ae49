import { stripVTControlCharacters } from 'node:util';

/** An error in one line: its message, and the first lines that differ. */
export function firstDifference(message: string, diff = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').map(trimmed);
  const what = lines.find((line) => line !== '') ?? 'failed without a message';
  const labeled = ['Expected', 'Received'].flatMap(
    (label) => lines.find((line) => line.startsWith(label)) ?? [],
  );
  if (labeled.length > 0) return shorten([what, ...labeled].join('; '));
  const differing = stripVTControlCharacters(diff).split('\n').filter(isDifferent);
  const [removed] = differing.filter((line) => line.startsWith('-'));
  const [added] = differing.filter((line) => line.startsWith('+'));
  return shorten([what, removed, added].filter(Boolean).map(String).map(trimmed).join('; '));
}

/** Whether a line of a diff is content, not a legend such as "- Expected". */
function isDifferent(line: string): boolean {
  return /^[-+]/.test(line) && !/^[-+] (Expected|Received)\b/.test(line);
}

function trimmed(line: string): string {
  return line.replaceAll(/\s+/g, ' ').trim();
}

const LONGEST = 300;

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
