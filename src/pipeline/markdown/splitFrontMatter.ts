import type { Report } from '#tree/report.ts';

/**
 * Splits off the front matter of a guide. Its lines stay empty in the body, so positions in the body are
 * positions in the file.
 */
export function splitFrontMatter(
  text: string,
  report: Report,
): { yaml: string; body: string } | undefined {
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
