import type { Root } from 'mdast';
import { visit } from '#tree/visit.ts';
import type { Report } from '#tree/report.ts';

const INSTEAD: Readonly<Record<string, string>> = {
  a: 'a link like [text](./page.md)',
  b: '**bold**',
  blockquote: 'lines that start with ">"',
  br: 'a new paragraph',
  code: '`code`',
  details: ':::details[Summary] … :::',
  div: 'an admonition like :::note … :::',
  em: '*emphasis*',
  figure: '![what it shows](../images/file.png "caption")',
  hr: '"---" between empty lines',
  i: '*emphasis*',
  img: '![what it shows](../images/file.png)',
  kbd: '`Key`',
  li: 'a list with "-" or "1."',
  ol: 'a list with "1."',
  p: 'a plain paragraph',
  pre: 'a code fence',
  strong: '**bold**',
  summary: ':::details[Summary] … :::',
  table: 'a table with "|"',
  ul: 'a list with "-"',
};

/** Reports HTML in a guide: it would not survive in the Markdown twin. */
export function refuseHtml(tree: Root, report: Report): void {
  visit(tree, 'html', (node) => {
    // A closing tag would repeat the problem of its opening tag.
    if (node.value.startsWith('</')) return;
    const [written = '', name = ''] = /^<([!?]?[\w-]*)[^>]*>?/.exec(node.value) ?? [];
    const heading = /^h[1-6]$/.test(name) ? '"##"' : undefined;
    const instead = heading ?? INSTEAD[name.toLowerCase()];
    report(node, {
      what: `HTML is not allowed in guides: "${written.split('\n')[0] ?? ''}".`,
      fix: name.startsWith('!')
        ? 'Remove the comment.'
        : `Write ${instead ?? 'it in Markdown'}, or put it in \`backticks\` if readers should see it.`,
    });
  });
}
