import type { Frame, PageLink, PageMeta } from '#model/page.ts';
import { communityPath, docPath, homePath } from '#model/path.ts';
import { searchPath } from '#model/searchPath.ts';
import { categoriesOf, readingOrder, type SidebarDoc } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import { type Catalog, type Entry, latestVersion, titlesOf } from './catalog.ts';
import { byEdition, byVersion, frameOf, startOf } from './counterparts.ts';

/** What the frame shows about a page that comes from a document, other than its counterparts. */
export function docMeta(
  entry: Entry,
  site: SiteConfig,
  frames: readonly Frame[],
): Omit<PageMeta, 'editions' | 'versions'> {
  const { doc, path, edition, version, collection } = entry;
  const { description, descriptions, isUnlisted } = doc.frontMatter;
  const { title } = titlesOf(entry);
  const common = {
    path,
    title: collection === 'home' ? site.title : title,
    description: descriptions[edition.id] ?? description,
    edition: edition.id,
    version: version.name,
    source: doc.hasFile === false ? undefined : doc.file,
    isUnlisted: isUnlisted || undefined,
  };
  if (collection === 'home') {
    return { ...common, kind: 'home', breadcrumbs: [], markdown: `${path}index.md` };
  }

  const items = frameOf(frames, entry)?.sidebars[collection] ?? [];
  const categories = categoriesOf(items, path);
  const order = [...readingOrder(items)].filter((item) => !item.isUnlisted || item.path === path);
  const index = order.findIndex((item) => item.path === path);
  const trail = categories?.map(({ label, doc }) => ({ label, path: doc?.path }));
  return {
    ...common,
    kind: 'doc',
    doc: { plugin: collection === 'community' ? 'community' : 'default', id: doc.id },
    sidebar: categories ? collection : undefined,
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

/** The not-found pages: one for each edition, and one for each of its docs trees. */
export function notFoundMetas(site: SiteConfig, catalog: Catalog): PageMeta[] {
  const latest = latestVersion(site);
  return site.editions.flatMap((edition) => {
    const meta = (path: string, tree?: PageMeta['tree'], version = latest): PageMeta => ({
      ...metaWithoutDoc({ edition, version }, site, catalog),
      path,
      kind: 'notFound',
      title: 'Page Not Found',
      description: 'There is no page at this URL.',
      tree,
      editions: byEdition(site, (other) => ({ path: homePath(other), match: 'none' })),
    });
    return [
      meta(`${homePath(edition)}404`),
      meta(communityPath(edition, '404'), 'community'),
      ...site.versions.map((version) => meta(docPath(edition, version, '404'), 'default', version)),
    ];
  });
}

/** The search page of each edition, if configured; all versions share it. */
export function searchMetas(site: SiteConfig, catalog: Catalog): PageMeta[] {
  const version = latestVersion(site);
  return site.editions.flatMap((edition) => {
    const path = searchPath(site, edition);
    if (path === undefined) return [];
    return {
      ...metaWithoutDoc({ edition, version }, site, catalog),
      path,
      kind: 'search',
      title: 'Search the documentation',
      description: `Search the guides, classes and members of the ${edition.label} documentation.`,
      editions: byEdition(site, (other) => ({
        path: searchPath(site, other) ?? homePath(other),
        match: 'same',
      })),
    };
  });
}

function metaWithoutDoc(
  { edition, version }: Pick<Entry, 'edition' | 'version'>,
  site: SiteConfig,
  catalog: Catalog,
) {
  return {
    edition: edition.id,
    version: version.name,
    breadcrumbs: [],
    versions: byVersion(site, (other) => startOf(catalog, edition, other)),
  };
}

/** Community pages exist under each prefix; the first edition's are canonical. */
function canonicalOf({ collection, edition, doc }: Entry, site: SiteConfig): string | undefined {
  const [first] = site.editions;
  if (collection !== 'community' || edition.id === first?.id) return undefined;
  return `${first?.prefix ?? '/'}community/${doc.id}`;
}
