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

/** Far beyond what anybody writes; the parser's time grows with the square of these. */
const LONGEST_LINE = 10_000;
const DEEPEST = 20;
const WIDEST_INDENT = 100;

// Tabs and line breaks are the only control characters that mean something in a text.
// oxlint-disable-next-line no-control-regex
const UNREADABLE = /[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/;

/** Reports lines that no author has written: other encodings, machine output. Such a file is not parsed. */
export function checkReadable(text: string, report: Report): boolean {
  const complaints = text.split('\n').map(complaintAbout);
  for (const [index, complaint] of complaints.entries()) {
    if (complaint) report(index + 1, complaint);
  }
  return complaints.every((complaint) => complaint === undefined);
}

function complaintAbout(line: string): Parameters<Report>[1] | undefined {
  const [character] = UNREADABLE.exec(line) ?? [];
  if (character !== undefined) {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const what = `The line has a character that nobody can read (U+${code}).`;
    return { what, fix: 'Save the file as UTF-8, and remove the character.' };
  }
  if (line.length > LONGEST_LINE) {
    const what = `The line has ${line.length.toLocaleString('en-US')} characters.`;
    const most = LONGEST_LINE.toLocaleString('en-US');
    return { what, fix: `Break it into paragraphs; at most ${most} are read.` };
  }
  if (depthOf(line) <= DEEPEST) return undefined;
  const fix = `Write it in fewer lists, quotes and directives, at most ${DEEPEST}.`;
  return { what: 'The line is nested too deeply.', fix };
}

/** How many blocks a line opens or stands in, as far as the line itself says so. */
function depthOf(line: string): number {
  const [lead = ''] = /^(?:\s|>|[-*+]\s|\d+[.)]\s)*/.exec(line) ?? [];
  const marks = lead.replace(/\s|\d/g, '').length;
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  const colons = /^\s*(:*)/.exec(line)?.[1]?.length ?? 0;
  return indent > WIDEST_INDENT ? Infinity : Math.max(marks, colons);
}
