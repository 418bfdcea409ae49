import type { Edition } from '#model/edition.ts';
import type { Frame, PageLink, PageMeta } from '#model/page.ts';
import type { DocsPlugin } from '#model/docsPlugin.ts';
import type { SidebarDoc, SidebarId } from '#model/sidebar.ts';
import { communityPath, docPath, homePath } from '#model/path.ts';
import { searchPath } from '#model/searchPath.ts';
import { categoriesOf, readingOrder } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import type { Catalog, Entry } from './catalog.ts';
import { latestVersion } from './catalog.ts';
import type { Collection } from './content.ts';
import type { Counterparts } from './counterparts.ts';
import { byEdition, byVersion, startOf } from './counterparts.ts';

const PLUGINS: Record<Exclude<Collection, 'home'>, { plugin: DocsPlugin; sidebar: SidebarId }> = {
  docs: { plugin: 'default', sidebar: 'docs' },
  api: { plugin: 'default', sidebar: 'api' },
  community: { plugin: 'community', sidebar: 'community' },
};

/** Everything the frame shows about a page that comes from a document. */
export function docMeta(options: {
  entry: Entry;
  site: SiteConfig;
  frames: readonly Frame[];
  counterparts: Counterparts;
  lastChanged: string | undefined;
  hasToc: boolean;
  /** The feed that it announces. */
  feed: string | undefined;
}): PageMeta {
  const { entry, frames, site, counterparts, lastChanged, hasToc } = options;
  const { doc, path, edition, version, collection } = entry;
  const { title, description, isUnlisted } = doc.frontMatter;
  const common = {
    path,
    title: collection === 'home' ? site.title : title,
    description,
    edition: edition.id,
    version: version.name,
    ...counterparts,
    source: doc.hasFile === false ? undefined : doc.file,
    lastChanged,
    isUnlisted: isUnlisted || undefined,
    feed: options.feed,
  };
  if (collection === 'home') {
    return { ...common, kind: 'home', breadcrumbs: [], markdown: `${path}index.md` };
  }

  const { plugin, sidebar } = PLUGINS[collection];
  const frame = frames.find((one) => one.edition === edition.id && one.version === version.name);
  const items = frame?.sidebars[sidebar] ?? [];
  const categories = categoriesOf(items, path);
  const order = [...readingOrder(items)].filter((item) => !item.isUnlisted || item.path === path);
  const index = order.findIndex((item) => item.path === path);
  const trail = categories?.map(({ label, doc }) => ({ label, path: doc?.path }));
  return {
    ...common,
    kind: 'doc',
    doc: { plugin, id: doc.id },
    sidebar: categories ? sidebar : undefined,
    hasToc,
    breadcrumbs: trail ? [...trail, { label: title }] : [],
    previous: index > 0 ? pageLink(order[index - 1]) : undefined,
    next: index >= 0 ? pageLink(order[index + 1]) : undefined,
    markdown: `${path}.md`,
    canonical: canonicalOf(entry, site),
  };
}

function pageLink(item: SidebarDoc | undefined): PageLink | undefined {
  return item && { label: item.label, path: item.path };
}

interface NotFoundPlace {
  edition: Edition;
  version: Version;
  path: string;
  tree?: DocsPlugin;
}

/** The not-found pages: one for each edition, and one for each of its docs trees. */
export function notFoundMetas(site: SiteConfig, catalog: Catalog): PageMeta[] {
  const latest = latestVersion(site);
  const places = site.editions.flatMap((edition): NotFoundPlace[] => [
    { edition, version: latest, path: `${homePath(edition)}404` },
    { edition, version: latest, path: communityPath(edition, '404'), tree: 'community' },
    ...site.versions.map((version) => ({
      edition,
      version,
      path: docPath(edition, version, '404'),
      tree: 'default' as const,
    })),
  ]);
  return places.map(({ edition, version, path, tree }) => ({
    path,
    kind: 'notFound',
    title: 'Page Not Found',
    description: 'There is no page at this URL.',
    edition: edition.id,
    version: version.name,
    tree,
    breadcrumbs: [],
    editions: byEdition(site, (other) => ({ path: homePath(other), match: 'none' })),
    versions: byVersion(site, (other) => startOf(catalog, edition, other)),
  }));
}

/** The search page of each edition, if configured; all versions share it. */
export function searchMetas(site: SiteConfig, catalog: Catalog): PageMeta[] {
  return site.editions.flatMap((edition) => {
    const path = searchPath(site, edition);
    if (path === undefined) return [];
    return {
      path,
      kind: 'search',
      title: 'Search the documentation',
      description: `Search the guides, classes and members of the ${edition.label} documentation.`,
      edition: edition.id,
      version: latestVersion(site).name,
      breadcrumbs: [],
      editions: byEdition(site, (other) => ({
        path: searchPath(site, other) ?? homePath(other),
        match: 'same',
      })),
      versions: byVersion(site, (other) => startOf(catalog, edition, other)),
    };
  });
}

/** Community pages exist under each prefix; the first edition's are canonical. */
function canonicalOf({ collection, edition, doc }: Entry, site: SiteConfig): string | undefined {
  const [first] = site.editions;
  if (collection !== 'community' || edition.id === first?.id) return undefined;
  return `${first?.prefix ?? '/'}community/${doc.id}`;
}
