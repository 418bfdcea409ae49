import type { Edition, EditionId } from '#model/edition.ts';
import type { AnchorMatch, Frame, Counterpart, TocEntry } from '#model/page.ts';
import { docPath, homePath } from '#model/path.ts';
import { categoriesOf, readingOrder } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version, VersionName } from '#model/version.ts';
import type { Catalog, Entry } from './catalog.ts';
import type { RenderedPage } from './docCache.ts';

/** Where readers land when they switch to another edition or version. */
export interface Counterparts {
  editions: Record<EditionId, Counterpart>;
  versions: Record<VersionName, Counterpart>;
}

interface Sources {
  site: SiteConfig;
  catalog: Catalog;
  frames: readonly Frame[];
  rendered: readonly { entry: Entry; page: RenderedPage }[];
}

const MAIN_DOC = 'intro'; // behavior docs-versions

/** Guides about the Node.js test runner; other editions have one guide about runners. */
const RUNNER_GUIDE = { prefix: 'test-', nearest: 'test-runners' }; // behavior edition-missing-page

/** Creates the function that finds each page, and each of its headings, in every edition and version. */
export function createCounterparts({ site, catalog, frames, rendered }: Sources) {
  const pages = new Map(rendered.map(({ entry, page }) => [entry.path, page]));

  function find(entry: Entry, edition: Edition, version: Version): Counterpart {
    const there = catalog.find(entry.doc.file, edition, version);
    if (!there) return nearest(entry, edition, version);
    const isMoved = slugOf(there) !== slugOf(entry);
    const anchors = missingAnchors(pages.get(entry.path), pages.get(there.path));
    return { path: there.path, match: isMoved ? 'moved' : 'same', ...(anchors && { anchors }) };
  }

  function nearest(entry: Entry, edition: Edition, version: Version): Counterpart {
    for (const id of nearestIds(entry)) {
      const there = catalog.findDoc(id, edition, version);
      if (there) return { path: there.path, match: 'nearest', title: there.doc.frontMatter.title };
    }
    return startOf(catalog, edition, version);
  }

  /** The closest guides, in order: the author's choice, the rule for runners, siblings. */
  function nearestIds({ doc, edition, version, path, collection }: Entry): string[] {
    if (collection === 'api') return doc.frontMatter.nearest;
    if (collection !== 'docs') return [];
    const frame = frames.find((one) => one.edition === edition.id && one.version === version.name);
    const category = categoriesOf(frame?.sidebars.docs ?? [], path)?.at(-1);
    const order = [...readingOrder(category?.items ?? [])];
    const at = order.findIndex((item) => item.path === path);
    const distance = (id: string) => Math.abs(order.findIndex((item) => item.id === id) - at);
    const siblings = order.map(({ id }) => id).sort((a, b) => distance(a) - distance(b));
    const isOfRunner = doc.id.startsWith(RUNNER_GUIDE.prefix);
    return [...doc.frontMatter.nearest, ...(isOfRunner ? [RUNNER_GUIDE.nearest] : []), ...siblings];
  }

  return (entry: Entry): Counterparts => ({
    editions: byEdition(site, (edition) => find(entry, edition, entry.version)),
    versions: byVersion(site, (version) => find(entry, entry.edition, version)),
  });
}

/** The start of the docs in an edition and version, for pages without a close match. */
export function startOf(catalog: Catalog, edition: Edition, version: Version): Counterpart {
  const main = catalog.byPath.get(docPath(edition, version, MAIN_DOC));
  if (!main) return { path: homePath(edition), match: 'none' };
  return { path: main.path, match: 'none', title: main.doc.frontMatter.title };
}

/** The anchors of a page that another rendering lacks, or undefined if it has them all. */
function missingAnchors(
  here: RenderedPage | undefined,
  there: RenderedPage | undefined,
): Record<string, AnchorMatch> | undefined {
  const known = new Set(there?.anchors);
  const headings = new Map(here?.headings.map((heading) => [heading.id, heading]));
  const missing: Record<string, AnchorMatch> = {};
  const above: TocEntry[] = [];
  for (const anchor of here?.anchors ?? []) {
    const heading = headings.get(anchor);
    while (heading && (above.at(-1)?.level ?? 0) >= heading.level) above.pop();
    if (heading) above.push(heading);
    if (known.has(anchor)) continue;
    // The ids of the heading that the anchor belongs to; an option belongs to its member.
    const own = above.at(-1);
    const names = own && [own.id, ...own.aliases].includes(anchor) ? [own.id, ...own.aliases] : [];
    const moved = names.find((name) => known.has(name));
    const parent = above.findLast(({ id }) => known.has(id))?.id ?? '';
    missing[anchor] =
      moved === undefined ? { id: parent, match: 'nearest' } : { id: moved, match: 'moved' };
  }
  return Object.keys(missing).length > 0 ? missing : undefined;
}

/** The last segment of a URL, which is the same in all editions. */
function slugOf({ doc, version }: Entry): string {
  return doc.frontMatter.slug[version.name] ?? doc.id;
}

export function byEdition(site: SiteConfig, counterpart: (edition: Edition) => Counterpart) {
  // Every id is there: the configuration is checked against the list of editions.
  return Object.fromEntries(
    site.editions.map((edition) => [edition.id, counterpart(edition)]),
  ) as Record<EditionId, Counterpart>;
}

export function byVersion(site: SiteConfig, counterpart: (version: Version) => Counterpart) {
  return Object.fromEntries(
    site.versions.map((version) => [version.name, counterpart(version)]),
  ) as Record<VersionName, Counterpart>;
}
