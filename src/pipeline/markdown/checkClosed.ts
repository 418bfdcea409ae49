import { toString } from 'mdast-util-to-string';
import type { Node, Root } from 'mdast';
import { visit } from '#tree/visit.ts';
import type { Report } from '#tree/report.ts';

/**
 * Reports directives and fences that nobody closed: the parser lets them run to the end of what
 * they stand in. `source` is the text that the tree was parsed from.
 */
export function checkClosed(tree: Root, source: string, report: Report): void {
  const lines = source.split('\n');
  let unclosed = 0;
  visit(tree, (node) => {
    if (node.type === 'containerDirective' && !isClosed(node, lines, /:{3,}/)) {
      unclosed += 1;
      report(node, {
        what: `The directive ":::${node.name}" is not closed.`,
        fix: 'End it with ":::" on a line of its own; around another directive it needs more colons than that one.',
      });
    } else if (node.type === 'code' && !isClosed(node, lines, /`{3,}|~{3,}/)) {
      report(node, {
        what: 'The code fence is not closed.',
        fix: 'End it with "```" on a line of its own.',
      });
    }
  });
  // A missing colon further up leaves closing lines over, which need no second complaint.
  if (unclosed === 0) checkLeftOver(tree, report);
}

/** Whether the last line of a block is made of at least as many marks as its first begins with. */
function isClosed({ position }: Node, lines: readonly string[], marks: RegExp): boolean {
  if (!position) return true;
  const { start, end } = position;
  const opening = marks.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '');
  // Code that is indented instead of fenced has no end of its own.
  if (opening?.index !== 0) return true;
  const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1);
  const closing = /^[\s>]*([:`~]+)\s*$/.exec(last)?.[1] ?? '';
  return start.line !== end.line && closing.startsWith(opening[0]);
}

function checkLeftOver(tree: Root, report: Report): void {
  // The closing line of a directive that is written wrongly is no problem of its own.
  let expected = 0;
  visit(tree, 'paragraph', (node) => {
    const start = node.position?.start.line ?? 1;
    for (const [index, line] of toString(node).split('\n').entries()) {
      const [opening, name = '', rest = ''] = /^:{3,}\s*([\w-]*)\s*(.*)$/.exec(line) ?? [];
      if (opening === undefined) continue;
      if (name !== '') {
        expected += 1;
        report(start + index, {
          what: `The line "${line}" is not a directive.`,
          fix: `Write it like ":::${name}${rest && `[${rest}]`}", without spaces, on a line of its own.`,
        });
      } else if (expected > 0) expected -= 1;
      else {
        report(start + index, {
          what: 'A line of colons closes no directive.',
          fix: 'Remove it, or write the directive that it belongs to.',
        });
      }
    }
  });
}
