import type { TocEntry } from '#model/page.ts';
import { nameParts } from '#tree/nameParts.ts';

interface Branch {
  entry: TocEntry;
  children: Branch[];
}

/** The contents list as nested lists of links; empty if there are no headings. */
export function contentsListHtml(
  entries: readonly TocEntry[],
  levels: { from: number; to: number } | undefined,
): string {
  if (!levels) return '';
  const roots: Branch[] = [];
  const open: Branch[] = [];
  // Nest first: an entry must not move below a heading that is not its parent (behavior toc-tree).
  for (const entry of entries) {
    const branch: Branch = { entry, children: [] };
    // The parent of a heading is the nearest preceding one of a higher level, if any.
    while ((open.at(-1)?.entry.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? roots).push(branch);
    open.push(branch);
  }
  return listHtml(roots, ({ level }) => level >= levels.from && level <= levels.to);
}

function listHtml(branches: readonly Branch[], isListed: (entry: TocEntry) => boolean): string {
  // Children of unwanted headings move up.
  const listed = (all: readonly Branch[]): Branch[] =>
    all.flatMap((branch) => (isListed(branch.entry) ? [branch] : listed(branch.children)));
  const items = listed(branches).map(
    ({ entry, children }) =>
      `<li><a href="#${entry.id}">${withBreaks(entry.html)}</a>${listHtml(children, isListed)}</li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** The column is narrower than many names. */
function withBreaks(html: string): string {
  return html.replace(/(?<=<code>)[^<]+(?=<\/code>$)/, (name) => nameParts(name).join('<wbr>'));
}
