import type { Edition } from '#model/edition.ts';
import { didYouMean } from '#model/nearest.ts';
import type { SidebarId } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { SidebarItem, SidebarSource } from '#model/sidebar.ts';
import type { Version } from '#model/version.ts';
import type { Catalog } from './catalog.ts';
import { latestVersion } from './catalog.ts';
import type { Content } from './content.ts';
import { lineOfString } from './sourceLines.ts';
import type { SiteConfig } from '#model/site.ts';

const FOLDERS: Record<SidebarId, string> = {
  docs: 'content/docs',
  community: 'content/community',
};
export const SIDEBAR_IDS = Object.keys(FOLDERS) as SidebarId[];

/** The sidebars of one edition and version: pages that it lacks are left out. */
export function resolveSidebars(options: {
  content: Content;
  catalog: Catalog;
  site: SiteConfig;
  edition: Edition;
  version: Version;
}): Record<SidebarId, SidebarItem[]> {
  const { content, catalog, site, edition, version } = options;
  const resolve = (id: SidebarId, items: readonly SidebarSource[]): SidebarItem[] =>
    items.flatMap((item): SidebarItem[] => {
      if (item.type === 'link') return [item];
      if (item.type === 'category') {
        const inner = resolve(id, item.items);
        return inner.length > 0 ? [{ ...item, items: inner }] : [];
      }
      const home = id === 'docs' ? version : latestVersion(site);
      const entry = catalog.find(`${FOLDERS[id]}/${item.id}.md`, edition, home);
      if (!entry) return [];
      const { sidebarLabel, title } = entry.doc.frontMatter;
      const label = item.label ?? sidebarLabel ?? title;
      return [{ type: 'doc', id: item.id, label, path: entry.path }];
    });
  const source = content.sidebars[version.name];
  return { docs: resolve('docs', source.docs), community: resolve('community', source.community) };
}

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
      const known = content[sidebar].map(({ path }) => path.replace(/^.*\/|\.md$/g, ''));
      const seen = new Set<string>();
      for (const id of docIds(sidebars[sidebar])) {
        if (!known.includes(id)) {
          problem(
            id,
            `The sidebar "${sidebar}" lists "${id}", but ${FOLDERS[sidebar]}/${id}.md does not exist.`,
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
    if (item.type === 'category') yield* docIds(item.items);
    else if (item.type === 'doc') yield item.id;
  }
}
