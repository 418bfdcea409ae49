import type { PhrasingContent } from 'mdast';
import type { Report } from '#tree/report.ts';
import { parseMarkdown } from './parseDoc.ts';
import { readDirectives } from './markdown/readDirectives.ts';
import { refuseHtml } from './markdown/refuseHtml.ts';

/** Parses one paragraph of Markdown in our format, such as an explanation in a data file. */
export function parsePhrases(source: string, report: Report): PhrasingContent[] {
  const tree = parseMarkdown(source);
  readDirectives(tree, source, report);
  refuseHtml(tree, report);
  const [first, ...others] = tree.children;
  if (first?.type === 'paragraph' && others.length === 0) return first.children;
  report(first ?? 1, {
    what: `The text "${source.slice(0, 40)}…" is not one paragraph.`,
    fix: 'Write one paragraph of plain sentences; only code and links are allowed.',
  });
  return [];
}
