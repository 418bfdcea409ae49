import type { Edition } from '#model/edition.ts';
import { unknownItemType } from '#model/navbar.ts';
import type { DocsEntry, NavbarEntry, NavbarTarget } from '#model/navbar.ts';
import type { DocsPlugin } from '#model/docsPlugin.ts';
import type { SidebarId, SidebarItem } from '#model/sidebar.ts';
import { categoriesOf, readingOrder } from '#model/sidebar.ts';
import type { NavbarItem, SiteConfig } from '#model/site.ts';
import type { Version, VersionName } from '#model/version.ts';
import type { Catalog, Entry } from './catalog.ts';
import { latestVersion } from './catalog.ts';

/** What navbar items are resolved against. */
export interface NavbarSources {
  site: SiteConfig;
  catalog: Catalog;
  edition: Edition;
  sidebars: Record<VersionName, Record<SidebarId, SidebarItem[]>>;
}

/** The docs trees that items may reference, with the main page of each (behavior docs-versions). */
const PLUGINS: Record<DocsPlugin, { main: string; sidebars: SidebarId[] }> = {
  default: { main: 'intro', sidebars: ['docs', 'api'] },
  community: { main: 'welcome', sidebars: ['community'] },
};

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
      return 'to' in item
        ? { position, type: 'link', label: item.label ?? item.to, to: item.to }
        : {
            position,
            type: 'link',
            label: item.label ?? item.href,
            href: item.href,
            icon: item.icon,
          };
    case 'dropdown':
      return { position, type: 'dropdown', label: item.label ?? 'More', items: item.items };
    case 'html':
      return { position, type: 'html', value: item.value };
    case 'search':
      return { position, type: 'search' };
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
  const sidebar = PLUGINS[plugin].sidebars.find((id) =>
    found.some(
      ({ path, version }) => categoriesOf(sources.sidebars[version.name][id], path) !== undefined,
    ),
  );
  return { type: 'docs', plugin, sidebar, targets: targetsOf(found, item.label) };
}

function sidebarEntry(item: ItemOf<'docSidebar'>, sources: NavbarSources): DocsEntry {
  const plugin = pluginOf(item);
  const sidebar = PLUGINS[plugin].sidebars.find((id) => id === item.sidebarId);
  if (!sidebar) {
    // The unmatched quote is in the specified text (behavior sidebar-missing-error).
    throw new Error(
      `Can't find any sidebar with id "${item.sidebarId}" in version${plural(sources)} ${versionNames(sources).join(', ')}".\nAvailable sidebar ids are:\n${list(PLUGINS[plugin].sidebars)}`,
    );
  }
  const targets: DocsEntry['targets'] = {};
  for (const name of versionNames(sources)) {
    const [first] = readingOrder(sources.sidebars[name][sidebar]);
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
  const { main } = PLUGINS[plugin];
  const found = docsOf(plugin, sources).filter(({ doc }) => doc.id === main);
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
  const collections = plugin === 'default' ? ['docs', 'api'] : ['community'];
  return catalog.entries.filter(
    (entry) => collections.includes(entry.collection) && entry.edition.id === edition.id,
  );
}

function targetsOf(entries: readonly Entry[], label: string | undefined): DocsEntry['targets'] {
  return Object.fromEntries(
    entries.map(({ version, path, doc }): [VersionName, NavbarTarget] => {
      const { sidebarLabel, title, isUnlisted } = doc.frontMatter;
      const target = { label: label ?? sidebarLabel ?? title, path };
      return [version.name, isUnlisted ? { ...target, isUnlisted } : target];
    }),
  );
}

/** The candidate versions, latest first. */
function versionNames({ site }: NavbarSources): VersionName[] {
  const latest = latestVersion(site);
  const others = site.versions.filter((version: Version) => version !== latest);
  return [latest, ...others].map(({ name }) => name);
}

function plural({ site }: NavbarSources): string {
  return site.versions.length > 1 ? 's' : '';
}

function list(names: readonly string[]): string {
  return names.map((name) => `- ${name}`).join('\n');
}
