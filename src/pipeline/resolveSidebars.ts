import type { Edition } from '#model/edition.ts';
import type { SidebarDoc, SidebarId, SidebarItem, SidebarSource } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import { type Catalog, latestVersion, titlesOf } from './catalog.ts';
import type { Content } from './content.ts';
import { type Doc, idOfFile } from './parseDoc.ts';
import { lineOfString } from './sourceLines.ts';

/** The sidebars of one edition and version, without missing pages and drafts. */
export function resolveSidebars(options: {
  content: Content;
  catalog: Catalog;
  site: SiteConfig;
  edition: Edition;
  version: Version;
}): Record<SidebarId, SidebarItem[]> {
  const { content, catalog, site, edition, version } = options;

  function findDoc(sidebar: SidebarId, id: string, ownLabel?: string): SidebarDoc | undefined {
    const entry =
      sidebar === 'community'
        ? catalog.find(`content/community/${id}.md`, edition, latestVersion(site))
        : catalog.find(id, edition, version);
    if (!entry) return undefined;
    const { isUnlisted } = entry.doc.frontMatter;
    const label = ownLabel ?? titlesOf(entry).label;
    return { type: 'doc', id, label, path: entry.path, ...(isUnlisted && { isUnlisted }) };
  }

  function resolve(sidebar: SidebarId, items: readonly SidebarSource[]): SidebarItem[] {
    return items.flatMap((item): SidebarItem[] => {
      if (item.type === 'link') return [item];
      if (item.type === 'doc') return [findDoc(sidebar, item.id, item.label) ?? []].flat();
      const { type, label, collapsed, id } = item;
      const doc = id === undefined ? undefined : findDoc(sidebar, id, label);
      const inner = resolve(sidebar, item.items);
      if (inner.length === 0) return doc ? [doc] : [];
      return [{ type, label, collapsed, ...(doc && { doc }), items: inner }];
    });
  }

  const source = content.sidebars[version.name];
  return {
    docs: resolve('docs', source.docs),
    api: resolve('api', source.api),
    community: resolve('community', source.community),
  };
}

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
      const files = content[sidebar].map(({ path }) => idOfFile(path));
      const known = [...docs[sidebar].map(({ id }) => id), ...files];
      const seen = new Set<string>();
      for (const id of docIds(sidebars[sidebar])) {
        if (!known.includes(id)) {
          const fix = `${didYouMean(id, known)}Create the file or remove the entry.`;
          problem(id, missing(sidebar, id), fix);
        } else if (seen.has(id)) {
          const what = `The sidebar "${sidebar}" of ${version} lists "${id}" twice.`;
          problem(id, what, 'Remove one of the entries.');
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
