import type { Edition, EditionId } from '#model/edition.ts';
import type { Counterpart, DocsPlugin, Frame, PageLink, PageMeta, SidebarId } from '#model/page.ts';
import { docPath, homePath } from '#model/path.ts';
import type { SidebarDoc } from '#model/sidebar.ts';
import { categoriesOf, readingOrder } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version, VersionName } from '#model/version.ts';
import type { Catalog, Entry } from './catalog.ts';
import { latestVersion } from './catalog.ts';
import type { Collection } from './content.ts';

const MAIN_DOC = 'intro'; // spec §3

const PLUGINS: Record<Exclude<Collection, 'home'>, { plugin: DocsPlugin; sidebar: SidebarId }> = {
  docs: { plugin: 'default', sidebar: 'docs' },
  community: { plugin: 'community', sidebar: 'community' },
};

interface Site {
  site: SiteConfig;
  catalog: Catalog;
}

/** Everything the frame shows of a page that comes from a document. */
export function docMeta(options: Site & { entry: Entry; frames: Frame[] }): PageMeta {
  const { entry, frames, site, catalog } = options;
  const { doc, path, edition, version, collection } = entry;
  const { title, description } = doc.frontMatter;
  const common = {
    path,
    title: collection === 'home' ? site.title : title,
    description,
    edition: edition.id,
    version: version.name,
    editions: editionCounterparts(entry, { site, catalog }),
    versions: versionCounterparts(entry, { site, catalog }),
    source: doc.file,
  };
  if (collection === 'home') {
    return { ...common, kind: 'home', breadcrumbs: [], markdown: `${path}index.md` };
  }

  const { plugin, sidebar } = PLUGINS[collection];
  const frame = frames.find((one) => one.edition === edition.id && one.version === version.name);
  const items = frame?.sidebars[sidebar] ?? [];
  const categories = categoriesOf(items, path);
  const order = [...readingOrder(items)];
  const index = order.findIndex((item) => item.path === path);
  return {
    ...common,
    kind: 'doc',
    doc: { plugin, id: doc.id },
    sidebar: categories ? sidebar : undefined,
    breadcrumbs: categories ? [...categories.map((label) => ({ label })), { label: title }] : [],
    previous: index > 0 ? pageLink(order[index - 1]) : undefined,
    next: index >= 0 ? pageLink(order[index + 1]) : undefined,
    markdown: `${path}.md`,
    canonical: canonicalOf(entry, site),
  };
}

function pageLink(item: SidebarDoc | undefined): PageLink | undefined {
  return item && { label: item.label, path: item.path };
}

/** The page that unknown addresses of an edition show. */
export function notFoundMeta(options: Site & { edition: Edition }): PageMeta {
  const { edition, site, catalog } = options;
  const version = latestVersion(site);
  const home = homePath(edition);
  return {
    path: `${home}404`,
    kind: 'notFound',
    title: 'Page Not Found',
    description: 'This address has no page.',
    edition: edition.id,
    version: version.name,
    breadcrumbs: [],
    editions: byEdition(site, (other) => ({ path: homePath(other), match: 'nearest' })),
    versions: byVersion(site, (other) => mainDoc(catalog, edition, other)),
  };
}

/** Community pages answer under each prefix; search engines keep the first edition's. */
function canonicalOf({ collection, edition, doc }: Entry, site: SiteConfig): string | undefined {
  const [first] = site.editions;
  if (collection !== 'community' || edition.id === first?.id) return undefined;
  return `${first?.prefix ?? '/'}community/${doc.id}`;
}

function editionCounterparts(
  entry: Entry,
  { site, catalog }: Site,
): Record<EditionId, Counterpart> {
  return byEdition(site, (edition) => {
    const same = catalog.find(entry.doc.file, edition, entry.version);
    return same ? { path: same.path, match: 'same' } : mainDoc(catalog, edition, entry.version);
  });
}

function versionCounterparts(
  entry: Entry,
  { site, catalog }: Site,
): Record<VersionName, Counterpart> {
  return byVersion(site, (version) => {
    const same = catalog.find(entry.doc.file, entry.edition, version);
    return same ? { path: same.path, match: 'same' } : mainDoc(catalog, entry.edition, version);
  });
}

/** Where a reader lands whose page does not exist in the other edition or version. */
function mainDoc(catalog: Catalog, edition: Edition, version: Version): Counterpart {
  const path = docPath(edition, version, MAIN_DOC);
  return { path: catalog.byPath.has(path) ? path : homePath(edition), match: 'nearest' };
}

function byEdition(site: SiteConfig, counterpart: (edition: Edition) => Counterpart) {
  // Every id is there: the configuration is checked against the list of editions.
  return Object.fromEntries(
    site.editions.map((edition) => [edition.id, counterpart(edition)]),
  ) as Record<EditionId, Counterpart>;
}

function byVersion(site: SiteConfig, counterpart: (version: Version) => Counterpart) {
  return Object.fromEntries(
    site.versions.map((version) => [version.name, counterpart(version)]),
  ) as Record<VersionName, Counterpart>;
}
