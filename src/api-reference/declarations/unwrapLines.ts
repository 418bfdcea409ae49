import { markFenced } from './markFenced.ts';

/** Joins the lines of a paragraph that was wrapped to a width; everything else stays as it is. */
export function unwrapLines(lines: readonly string[]): string {
  const fenced = markFenced(lines);
  const unwrapped: string[] = [];
  lines.forEach((line, index) => {
    const previous = unwrapped.at(-1);
    const isProse = !fenced[index] && !fenced[index - 1];
    if (isProse && previous !== undefined && isContinuedBy(previous, line))
      unwrapped[unwrapped.length - 1] = `${previous} ${line.trim()}`;
    else unwrapped.push(line);
  });
  return unwrapped.join('\n').trim();
}

/** Headings, quotes, tables, HTML, rules and the colons of a directive. */
const OTHER_BLOCK = /^\s*(#{1,6}\s|>|\||<|:{3,}|={3,}|-{3,})/;
const LIST_ITEM = /^\s*([-*+]|\d+[.)])\s/;

function isContinuedBy(block: string, line: string): boolean {
  if (block.trim() === '' || line.trim() === '') return false;
  if (OTHER_BLOCK.test(line) || LIST_ITEM.test(line)) return false;
  const isIndentedCode = block.startsWith('    ') && !LIST_ITEM.test(block);
  const hasHardBreak = block.endsWith('  ') || block.endsWith('\\');
  return !OTHER_BLOCK.test(block) && !isIndentedCode && !hasHardBreak;
}
