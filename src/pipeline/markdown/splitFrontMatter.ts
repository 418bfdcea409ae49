import { checkReadable } from './checkReadable.ts';
import type { Report } from '#tree/report.ts';

/**
 * Splits the front matter off a readable file, saved in any editor. Its lines stay empty in the body, so positions
 * in the body are positions in the file.
 */
export function splitFrontMatter(
  source: string,
  report: Report,
): { yaml: string; body: string } | undefined {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (!checkReadable(text, report)) return undefined;
  const lines = text.split('\n');
  if (lines[0]?.trimEnd() !== '---') {
    report(1, {
      what: 'The file has no front matter.',
      fix: 'Start it with a line "---", the fields "title" and "description", and a line "---".',
    });
    return undefined;
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) {
    report(1, { what: 'The front matter is not closed.', fix: 'End it with a line "---".' });
    return undefined;
  }
  return {
    yaml: lines.slice(1, end).join('\n'),
    body: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n'),
  };
}
