import type { TocEntry } from '#model/page.ts';

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
  // Nest first: an entry must not move below a heading that is not its parent (behavior toc-tree).
  return listHtml(keepLevels(nest(entries), levels));
}

/** Removes unwanted levels; their children move up. */
function keepLevels(branches: readonly Branch[], levels: { from: number; to: number }): Branch[] {
  return branches.flatMap(({ entry, children }) => {
    const inner = keepLevels(children, levels);
    const isListed = entry.level >= levels.from && entry.level <= levels.to;
    return isListed ? [{ entry, children: inner }] : inner;
  });
}

/** The parent of a heading is the nearest preceding one of a higher level, if any. */
function nest(entries: readonly TocEntry[]): Branch[] {
  const roots: Branch[] = [];
  const open: Branch[] = [];
  for (const entry of entries) {
    const branch: Branch = { entry, children: [] };
    while ((open.at(-1)?.entry.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? roots).push(branch);
    open.push(branch);
  }
  return roots;
}

function listHtml(branches: readonly Branch[]): string {
  if (branches.length === 0) return '';
  const items = branches.map(
    ({ entry, children }) =>
      `<li><a href="#${entry.id}">${entry.html}</a>${listHtml(children)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}
