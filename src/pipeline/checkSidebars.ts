import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { SidebarSource } from '#model/sidebar.ts';
import type { Content } from './content.ts';
import { SIDEBAR_FOLDERS, SIDEBAR_IDS } from './resolveSidebars.ts';
import { lineOfString } from './sourceLines.ts';

/** A sidebar must name documents that exist, each once. */
export function checkSidebars(content: Content): Problem[] {
  const problems: Problem[] = [];
  const problem = (id: string, what: string, fix: string) =>
    problems.push({
      file: 'content/sidebars.ts',
      line: lineOfString(content.sidebarsSource, id),
      what,
      fix,
    });
  for (const [version, sidebars] of Object.entries(content.sidebars)) {
    for (const sidebar of SIDEBAR_IDS) {
      const folder = SIDEBAR_FOLDERS[sidebar];
      const known = content[sidebar].map(({ path }) => path.replace(/^.*\/|\.md$/g, ''));
      const seen = new Set<string>();
      for (const id of docIds(sidebars[sidebar])) {
        if (!known.includes(id)) {
          problem(
            id,
            `The sidebar "${sidebar}" lists "${id}", but ${folder}/${id}.md does not exist.`,
            `${didYouMean(id, known)}Write the file or take the entry out.`,
          );
        } else if (seen.has(id)) {
          problem(
            id,
            `The sidebar "${sidebar}" of ${version} lists "${id}" twice.`,
            'Remove one of the two entries.',
          );
        }
        seen.add(id);
      }
    }
  }
  return problems;
}

function* docIds(items: readonly SidebarSource[]): Generator<string> {
  for (const item of items) {
    if (item.type === 'link') continue;
    if (item.id !== undefined) yield item.id;
    if (item.type === 'category') yield* docIds(item.items);
  }
}
