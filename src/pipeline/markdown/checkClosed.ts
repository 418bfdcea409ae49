import { toString } from 'mdast-util-to-string';
import type { Node, Root } from 'mdast';
import { visit } from '#tree/visit.ts';
import type { Report } from '#tree/report.ts';

/**
 * Reports unclosed directives and fences, which the parser extends to the end of their container. `source` is
 * the text that the tree was parsed from.
 */
export function checkClosed(tree: Root, source: string, report: Report): void {
  const lines = source.split('\n');
  let unclosed = 0;
  visit(tree, (node) => {
    if (node.type === 'containerDirective' && !isClosed(node, lines, /:{3,}/)) {
      unclosed += 1;
      report(node, {
        what: `The directive ":::${node.name}" is not closed.`,
        fix: 'End it with ":::" on a separate line; around another directive it needs more colons than that one.',
      });
    } else if (node.type === 'code' && !isClosed(node, lines, /`{3,}|~{3,}/)) {
      report(node, {
        what: 'The code fence is not closed.',
        fix: 'End it with "```" on a separate line.',
      });
    }
  });
  // A missing colon further up leaves stray closing lines, which need no second report.
  if (unclosed === 0) checkLeftOver(tree, report);
}

/** Whether the last line of a block has at least as many marker characters as its first. */
function isClosed({ position }: Node, lines: readonly string[], marks: RegExp): boolean {
  if (!position) return true;
  const { start, end } = position;
  const opening = marks.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '');
  // Indented code has no closing line.
  if (opening?.index !== 0) return true;
  const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1);
  const closing = /^[\s>]*([:`~]+)\s*$/.exec(last)?.[1] ?? '';
  return start.line !== end.line && closing.startsWith(opening[0]);
}

function checkLeftOver(tree: Root, report: Report): void {
  // The closing line of a malformed directive is not a separate problem.
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
          fix: `Write it like ":::${name}${rest && `[${rest}]`}", without spaces, on a separate line.`,
        });
      } else if (expected > 0) expected -= 1;
      else {
        report(start + index, {
          what: 'This line of colons closes no directive.',
          fix: 'Remove it, or add the opening line of its directive.',
        });
      }
    }
  });
}
