import type { Edition } from '#model/edition.ts';
import { type DocsEntry, type NavbarEntry, unknownItemType } from '#model/navbar.ts';
import { DOCS_PLUGINS, type DocsPlugin } from '#model/docsPlugin.ts';
import { categoriesOf, readingOrder, type SidebarId, type SidebarItem } from '#model/sidebar.ts';
import type { NavbarItem, SiteConfig } from '#model/site.ts';
import type { VersionName } from '#model/version.ts';
import { type Catalog, type Entry, latestVersion, titlesOf } from './catalog.ts';

/** What navbar items are resolved against. */
interface NavbarSources {
  site: SiteConfig;
  catalog: Catalog;
  edition: Edition;
  sidebars: Record<VersionName, Record<SidebarId, SidebarItem[]>>;
}

type ItemOf<T extends NavbarItem['type']> = Extract<NavbarItem, { type: T }>;

/** Resolves everything that an item needs, or throws an error that says what is missing. */
export function resolveNavbarItem(item: NavbarItem, sources: NavbarSources): NavbarEntry {
  const position = item.position ?? 'right';
  switch (item.type) {
    case 'doc':
      return { position, ...docEntry(item, sources) };
    case 'docSidebar':
      return { position, ...sidebarEntry(item, sources) };
    case 'docsVersion':
      return { position, ...versionEntry(item, sources) };
    case 'docsVersionDropdown':
      return { position, type: item.type, versions: listedVersions(item, sources) };
    case 'link':
      return { ...item, position, label: item.label ?? ('to' in item ? item.to : item.href) };
    case 'dropdown':
      return { ...item, position, label: item.label ?? 'More' };
    case 'html':
    case 'search':
      return { ...item, position };
    default:
      throw new Error(unknownItemType((item satisfies never as { type: string }).type));
  }
}

function docEntry(item: ItemOf<'doc'>, sources: NavbarSources): DocsEntry {
  const plugin = pluginOf(item);
  const docs = docsOf(plugin, sources);
  const found = docs.filter(({ doc }) => doc.id === item.docId);
  const isDraft = [...sources.catalog.drafts].some((file) => file.endsWith(`/${item.docId}.md`));
  if (found.length === 0 && !isDraft) {
    const ids = [...new Set(docs.map(({ doc }) => doc.id))];
    const names = versionNames(sources).join(', ');
    throw new Error(
      `Couldn't find any doc with id "${item.docId}" in version${plural(sources)} "${names}".\nAvailable doc ids are:\n${list(ids)}`,
    );
  }
  const sidebar = DOCS_PLUGINS[plugin].sidebars.find((id) =>
    found.some(({ path, version }) => categoriesOf(sources.sidebars[version.name][id], path)),
  );
  const targets: DocsEntry['targets'] = {};
  for (const entry of found) {
    const { version, path, doc } = entry;
    const { isUnlisted } = doc.frontMatter;
    const label = item.label ?? titlesOf(entry).label;
    targets[version.name] = { label, path, ...(isUnlisted && { isUnlisted }) };
  }
  return { type: 'docs', plugin, sidebar, targets };
}

function sidebarEntry(item: ItemOf<'docSidebar'>, sources: NavbarSources): DocsEntry {
  const plugin = pluginOf(item);
  const { sidebars } = DOCS_PLUGINS[plugin];
  const sidebar = sidebars.find((id) => id === item.sidebarId);
  if (!sidebar) {
    // The unmatched quote is in the specified text (behavior sidebar-missing-error).
    throw new Error(
      `Can't find any sidebar with id "${item.sidebarId}" in version${plural(sources)} ${versionNames(sources).join(', ')}".\nAvailable sidebar ids are:\n${list(sidebars)}`,
    );
  }
  const targets: DocsEntry['targets'] = {};
  for (const name of versionNames(sources)) {
    // A page with the id of the sidebar lists the others; readers start with the first of those.
    const pages = [...readingOrder(sources.sidebars[name][sidebar])];
    const first = pages.find(({ id }) => id !== sidebar);
    if (first) targets[name] = { label: item.label ?? first.label, path: first.path };
  }
  if (Object.keys(targets).length === 0) {
    throw new Error(
      `DocSidebarNavbarItem: Sidebar with ID "${sidebar}" doesn't have anything to be linked to.`,
    );
  }
  return { type: 'docs', plugin, sidebar, targets };
}

function versionEntry(item: ItemOf<'docsVersion'>, sources: NavbarSources): DocsEntry {
  const plugin = pluginOf(item);
  const found = docsOf(plugin, sources).filter(({ doc }) => doc.id === DOCS_PLUGINS[plugin].main);
  const targets: DocsEntry['targets'] = {};
  for (const { version, path } of found) {
    targets[version.name] = { label: item.label ?? version.label, path };
  }
  return { type: 'docs', plugin, targets };
}

function listedVersions(
  { versions }: ItemOf<'docsVersionDropdown'>,
  { site }: NavbarSources,
): VersionName[] {
  const known = site.versions.map(({ name }) => name);
  return (versions ?? known).map((name) => {
    const found = known.find((each) => each === name);
    if (found) return found;
    throw new Error(
      `No docs version exist for name '${name}', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n${list(known)}`,
    );
  });
}

function pluginOf({ docsPluginId = 'default' }: { docsPluginId?: string | undefined }): DocsPlugin {
  if (docsPluginId === 'default' || docsPluginId === 'community') return docsPluginId;
  // The unmatched bracket is in the specified text (behavior docs-plugin-missing-error).
  throw new Error(
    `You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled (pluginId=${docsPluginId}`,
    {
      cause: new Error(
        `Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin with id "${docsPluginId}".`,
      ),
    },
  );
}

/** The pages of a docs tree in this edition, latest version last. */
function docsOf(plugin: DocsPlugin, { catalog, edition }: NavbarSources): Entry[] {
  const isOfTree = ({ collection }: Entry) =>
    DOCS_PLUGINS[plugin].sidebars.some((sidebar) => sidebar === collection);
  return catalog.entries.filter((entry) => isOfTree(entry) && entry.edition === edition);
}

/** The candidate versions, latest first. */
function versionNames({ site }: NavbarSources): VersionName[] {
  return [...new Set([latestVersion(site), ...site.versions])].map(({ name }) => name);
}

function plural({ site }: NavbarSources): string {
  return site.versions.length > 1 ? 's' : '';
}

function list(names: readonly string[]): string {
  return names.map((name) => `- ${name}`).join('\n');
}
