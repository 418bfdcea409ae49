import type { Edition } from '#model/edition.ts';
import type { SidebarDoc, SidebarId, SidebarItem, SidebarSource } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import type { Catalog } from './catalog.ts';
import { latestVersion } from './catalog.ts';
import type { Content } from './content.ts';

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
        : catalog.findDoc(id, edition, version);
    if (!entry) return undefined;
    const { sidebarLabel, title, isUnlisted } = entry.doc.frontMatter;
    const label = ownLabel ?? sidebarLabel ?? title;
    return { type: 'doc', id, label, path: entry.path, ...(isUnlisted ? { isUnlisted } : {}) };
  }

  function resolve(sidebar: SidebarId, items: readonly SidebarSource[]): SidebarItem[] {
    return items.flatMap((item): SidebarItem[] => {
      if (item.type === 'link') return [item];
      if (item.type === 'doc') return [findDoc(sidebar, item.id, item.label) ?? []].flat();
      const { type, label, collapsed, id } = item;
      const doc = id === undefined ? undefined : findDoc(sidebar, id, label);
      const inner = resolve(sidebar, item.items);
      if (inner.length === 0) return doc ? [doc] : [];
      return [{ type, label, collapsed, ...(doc ? { doc } : {}), items: inner }];
    });
  }

  const source = content.sidebars[version.name];
  return {
    docs: resolve('docs', source.docs),
    api: resolve('api', source.api),
    community: resolve('community', source.community),
  };
}
