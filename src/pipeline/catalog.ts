import { dirname, posix } from 'node:path';
import type { Edition } from '#model/edition.ts';
import { invariant } from '#model/invariant.ts';
import { communityPath, docPath, homePath } from '#model/path.ts';
import type { Problem } from '#model/problem.ts';
import { searchPath } from '#model/searchPath.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import type { Collection } from './content.ts';
import type { Doc } from './parseDoc.ts';
import type { DocPlaces } from '#features/feature.ts';

/** One rendering of a document: what to render, for whom, and at which URL. */
export interface Entry {
  collection: Collection;
  doc: Doc;
  edition: Edition;
  version: Version;
  path: string;
}

/** What an edition calls a document: its title, and its label in the sidebar. */
export function titlesOf({ doc, edition }: Pick<Entry, 'doc' | 'edition'>) {
  const { title, sidebarLabel = title, titles } = doc.frontMatter;
  const own = titles[edition.id];
  return { title: own ?? title, label: own ?? sidebarLabel };
}

/** All pages that come from documents, by their names and paths. */
export type Catalog = ReturnType<typeof makeCatalog>['catalog'];

/** Lists every page of the site before any is rendered, so links can be resolved. */
export function makeCatalog(
  docs: Record<Collection, Doc[]>,
  site: SiteConfig,
  { showsDrafts = false } = {},
) {
  const problems: Problem[] = [];
  const drafts = new Set<string>();
  const byPath = new Map<string, Entry>();
  const byName = new Map<string, Entry>();
  const duplicates = new Set<Doc>();
  for (const entry of listEntries(docs, site)) {
    const { doc, edition, version, path } = entry;
    const other = byPath.get(path);
    if (doc.frontMatter.isDraft && !showsDrafts) drafts.add(doc.file);
    else if (!other) {
      byPath.set(path, entry);
      byName.set(nameKey(doc.file, edition, version), entry);
      if (isDocs(entry)) byName.set(nameKey(doc.id, edition, version), entry);
    } else if (!duplicates.has(doc)) {
      // Once for the two documents, not for each edition and version.
      duplicates.add(doc);
      problems.push({
        file: doc.file,
        line: 1,
        what: `The URL "${path}" is already used by ${other.doc.file}.`,
        fix: 'Give one of them a different "slug" in its front matter, or rename its file.',
      });
    }
  }
  const entries = [...byPath.values()];
  const catalog = {
    entries,
    byPath,
    /** The search pages, which have no document, but can be linked to. */
    searchPages: new Set(site.editions.flatMap((edition) => searchPath(site, edition) ?? [])),
    /** Files of drafts, which are not built. */
    drafts,
    /** Finds a document in an edition and version by its file; guides and classes also by their id. */
    find: (name: string, edition: Edition, version: Version) =>
      byName.get(nameKey(name, edition, version)),
    /** Changes whenever a link could resolve differently: part of the key of cached renderings. */
    signature: entries.map((entry) => `${entry.path}=${entry.doc.file}`).join('\n'),
  };
  return { catalog, problems };
}

function* listEntries(docs: Record<Collection, Doc[]>, site: SiteConfig): Generator<Entry> {
  for (const edition of site.editions) {
    for (const version of site.versions) {
      for (const collection of ['docs', 'api'] as const) {
        for (const doc of docs[collection]) {
          const { editions, versions } = doc.frontMatter;
          if (!editions.includes(edition.id) || !versions.includes(version.name)) continue;
          const slug = doc.frontMatter.slug[version.name] ?? doc.id;
          const path = docPath(edition, version, slug);
          yield { collection, doc, edition, version, path };
        }
      }
    }
    const version = latestVersion(site);
    for (const doc of docs.community) {
      const path = communityPath(edition, doc.id);
      yield { collection: 'community', doc, edition, version, path };
    }
    for (const doc of docs.home) {
      yield { collection: 'home', doc, edition, version, path: homePath(edition) };
    }
  }
}

/** The version that pages outside the docs belong to: the one without a path segment. */
export function latestVersion(site: SiteConfig): Version {
  const latest = site.versions.find(({ path }) => path === '') ?? site.versions.at(-1);
  invariant(latest, 'the configuration has a version');
  return latest;
}

/** Resolves a link in content: a file (`./intro.md#x`) or a path (`/docs/intro#x`), within its edition or the one after `?edition=`. */
export function resolveLink(
  catalog: Catalog,
  from: Entry,
  target: string,
): { path: string; hash: string } | undefined {
  const [written = '', hash = ''] = target.split('#', 2);
  const [url = '', other] = written.split('?edition=', 2);
  const { version } = from;
  const place = other === undefined ? from : catalog.entries.find((it) => it.edition.id === other);
  if (!place) return undefined;
  const { edition } = place;
  if (url.startsWith('/')) {
    // Authors write `/docs/intro`; readers of Python's next version go to `/python/docs/next/intro`.
    const path = url.startsWith('/docs/')
      ? docPath(edition, version, url.slice('/docs/'.length))
      : edition.prefix + url.slice(1);
    const isThere = catalog.byPath.has(path) || catalog.searchPages.has(path);
    return isThere ? { path, hash } : undefined;
  }
  const file = posix.normalize(posix.join(dirname(from.doc.file), url));
  const entry =
    catalog.find(file, edition, version) ??
    // Community and home pages exist only in the latest version; guides of both versions may link to them.
    catalog.entries.find((it) => it.doc.file === file && it.edition === edition && !isDocs(it));
  return entry && { path: entry.path, hash };
}

/** Whether an entry belongs to the docs, whose pages differ between versions. */
function isDocs({ collection }: Entry): boolean {
  return collection === 'docs' || collection === 'api';
}

function nameKey(name: string, edition: Edition, version: Version): string {
  return `${edition.id}/${version.name}/${name}`;
}

/** The guides and classes of a version by name, each with its page in every edition that has it. */
export function docPlaces({ entries }: Catalog, version: Version): DocPlaces[] {
  const byFile = new Map<string, DocPlaces>();
  for (const entry of entries) {
    const kind = kindOf(entry);
    if (entry.version.name !== version.name || !kind) continue;
    const { file, frontMatter } = entry.doc;
    const title = frontMatter.sidebarLabel ?? frontMatter.title;
    const places = byFile.get(file) ?? { kind, title, paths: {} };
    places.paths[entry.edition.id] = entry.path;
    byFile.set(file, places);
  }
  return [...byFile.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Without unlisted pages and the list of all classes, which every edition has. */
function kindOf({ collection, doc }: Entry): DocPlaces['kind'] | undefined {
  if (doc.frontMatter.isUnlisted) return undefined;
  if (collection === 'docs') return 'guide';
  return collection === 'api' && doc.id.startsWith('api/') ? 'class' : undefined;
}
