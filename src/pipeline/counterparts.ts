import type { Edition, EditionId } from '#model/edition.ts';
import type { AnchorMatch, Frame, Counterpart, TocEntry } from '#model/page.ts';
import { DOCS_PLUGINS } from '#model/docsPlugin.ts';
import { docPath, homePath } from '#model/path.ts';
import { categoriesOf, readingOrder } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version, VersionName } from '#model/version.ts';
import { type Catalog, type Entry, titlesOf } from './catalog.ts';
import type { RenderedPage } from './docCache.ts';

/** Guides about the Node.js test runner; other editions have one guide about runners. */
const RUNNER_GUIDE = { prefix: 'test-', nearest: 'test-runners' }; // behavior edition-missing-page

/** Creates the function that finds each page, and each of its headings, in every edition and version. */
export function createCounterparts(sources: {
  site: SiteConfig;
  catalog: Catalog;
  frames: readonly Frame[];
  rendered: readonly { entry: Entry; page: RenderedPage }[];
}) {
  const { site, catalog, frames, rendered } = sources;
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
      const there = catalog.find(id, edition, version);
      if (there) return { path: there.path, match: 'nearest', title: titlesOf(there).title };
    }
    return startOf(catalog, edition, version);
  }

  /** The closest guides, in order: the author's choice, the rule for runners, siblings. */
  function nearestIds(entry: Entry): string[] {
    const { doc, path, collection } = entry;
    if (collection === 'api') return doc.frontMatter.nearest;
    if (collection !== 'docs') return [];
    const items = frameOf(frames, entry)?.sidebars.docs ?? [];
    const category = categoriesOf(items, path)?.at(-1);
    const order = [...readingOrder(category?.items ?? [])];
    const at = order.findIndex((item) => item.path === path);
    const distance = (id: string) => Math.abs(order.findIndex((item) => item.id === id) - at);
    const siblings = order.map(({ id }) => id).sort((a, b) => distance(a) - distance(b));
    const isOfRunner = doc.id.startsWith(RUNNER_GUIDE.prefix);
    return [...doc.frontMatter.nearest, ...(isOfRunner ? [RUNNER_GUIDE.nearest] : []), ...siblings];
  }

  return (entry: Entry) => ({
    editions: byEdition(site, (edition) => find(entry, edition, entry.version)),
    versions: byVersion(site, (version) => find(entry, entry.edition, version)),
  });
}

export function frameOf(frames: readonly Frame[], { edition, version }: Entry): Frame | undefined {
  return frames.find((one) => one.edition === edition.id && one.version === version.name);
}

/** The start of the docs in an edition and version, for pages without a close match. */
export function startOf(catalog: Catalog, edition: Edition, version: Version): Counterpart {
  const main = catalog.byPath.get(docPath(edition, version, DOCS_PLUGINS.default.main));
  if (!main) return { path: homePath(edition), match: 'none' };
  return { path: main.path, match: 'none', title: titlesOf(main).title };
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
    const names = above.slice(-1).flatMap(({ id, aliases }) => [id, ...aliases]);
    const moved = names.includes(anchor) ? names.find((name) => known.has(name)) : undefined;
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
  const entries = site.editions.map((edition) => [edition.id, counterpart(edition)]);
  // Every id is there: the configuration is checked against the list of editions.
  return Object.fromEntries(entries) as Record<EditionId, Counterpart>;
}

export function byVersion<T>(site: SiteConfig, make: (version: Version) => T) {
  const entries = site.versions.map((version) => [version.name, make(version)]);
  return Object.fromEntries(entries) as Record<VersionName, T>;
}
