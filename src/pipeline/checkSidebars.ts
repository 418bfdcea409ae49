import { didYouMean } from '#model/nearest.ts';
import type { SidebarId, SidebarSource } from '#model/sidebar.ts';
import type { Problem } from '#model/problem.ts';
import type { Content } from './content.ts';
import type { Doc } from './parseDoc.ts';
import { lineOfString } from './sourceLines.ts';

/** A sidebar must list existing documents, each once. */
export function checkSidebars(
  content: Content,
  docs: Record<SidebarId, readonly Doc[]>,
): Problem[] {
  const problems: Problem[] = [];
  const problem = (id: string, what: string, fix: string) =>
    problems.push({
      file: 'content/sidebars.ts',
      line: lineOfString(content.sidebarsSource, id),
      what,
      fix,
    });
  for (const [version, sidebars] of Object.entries(content.sidebars)) {
    for (const sidebar of ['docs', 'api', 'community'] as const) {
      // A document with invalid front matter has already been reported.
      const files = content[sidebar].map(({ path }) => path.replace(/^.*\/|\.md$/g, ''));
      const known = [...docs[sidebar].map(({ id }) => id), ...files];
      const seen = new Set<string>();
      for (const id of docIds(sidebars[sidebar])) {
        if (!known.includes(id)) {
          problem(
            id,
            missing(sidebar, id),
            `${didYouMean(id, known)}Create the file or remove the entry.`,
          );
        } else if (seen.has(id)) {
          problem(
            id,
            `The sidebar "${sidebar}" of ${version} lists "${id}" twice.`,
            'Remove one of the entries.',
          );
        }
        seen.add(id);
      }
    }
  }
  return problems;
}

function missing(sidebar: SidebarId, id: string): string {
  const start = `The sidebar "${sidebar}" lists "${id}", but `;
  return sidebar === 'api'
    ? `${start}the installed packages have no such class.`
    : `${start}content/${sidebar}/${id}.md does not exist.`;
}

function* docIds(items: readonly SidebarSource[]): Generator<string> {
  for (const item of items) {
    if (item.type === 'link') continue;
    if (item.id !== undefined) yield item.id;
    if (item.type === 'category') yield* docIds(item.items);
  }
}
