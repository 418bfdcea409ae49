import { dirname, posix } from 'node:path';
import type { Edition } from '#model/edition.ts';
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

/** All pages that come from documents, by their ids and paths. */
export interface Catalog {
  entries: Entry[];
  byPath: ReadonlyMap<string, Entry>;
  /** The search pages, which have no document, but can be linked to. */
  searchPages: ReadonlySet<string>;
  /** Files of drafts, which are not built. */
  drafts: ReadonlySet<string>;
  /** Finds a document in an edition and version by its file. */
  find(file: string, edition: Edition, version: Version): Entry | undefined;
  /** Finds a page of the docs, a guide or a class, by its id. */
  findDoc(id: string, edition: Edition, version: Version): Entry | undefined;
  /** Changes whenever a link could resolve differently: part of the key of cached renderings. */
  signature: string;
}

/** Lists every page of the site before any is rendered, so links can be resolved. */
export function makeCatalog(
  docs: Record<Collection, Doc[]>,
  site: SiteConfig,
  { showsDrafts = false } = {},
): { catalog: Catalog; problems: Problem[] } {
  const problems: Problem[] = [];
  const drafts = new Set<string>();
  const byPath = new Map<string, Entry>();
  const byFile = new Map<string, Entry>();
  const byId = new Map<string, Entry>();
  const entries: Entry[] = [];
  const duplicates = new Set<Doc>();
  for (const entry of listEntries(docs, site)) {
    if (entry.doc.frontMatter.isDraft && !showsDrafts) {
      drafts.add(entry.doc.file);
      continue;
    }
    const other = byPath.get(entry.path);
    if (other) {
      // Once for the two documents, not for each edition and version.
      if (!duplicates.has(entry.doc)) problems.push(duplicateSlug(entry, other));
      duplicates.add(entry.doc);
      continue;
    }
    entries.push(entry);
    byPath.set(entry.path, entry);
    byFile.set(fileKey(entry.doc.file, entry.edition, entry.version), entry);
    if (isDocs(entry)) byId.set(fileKey(entry.doc.id, entry.edition, entry.version), entry);
  }
  const catalog: Catalog = {
    entries,
    byPath,
    searchPages: new Set(site.editions.flatMap((edition) => searchPath(site, edition) ?? [])),
    drafts,
    find: (file, edition, version) => byFile.get(fileKey(file, edition, version)),
    findDoc: (id, edition, version) => byId.get(fileKey(id, edition, version)),
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
  if (!latest) throw new Error('The configuration has no version.');
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
  const { edition } =
    other === undefined
      ? from
      : (catalog.entries.find(({ edition: { id } }) => id === other) ?? {});
  if (!edition) return undefined;
  const { version } = from;
  if (url.startsWith('/')) {
    const path = pathInEdition(url, edition, version);
    const isThere = catalog.byPath.has(path) || catalog.searchPages.has(path);
    return isThere ? { path, hash } : undefined;
  }
  const file = posix.normalize(posix.join(dirname(from.doc.file), url));
  const entry =
    catalog.find(file, edition, version) ??
    // Community and home pages exist only in the latest version; guides of both versions may link to them.
    catalog.entries.find((other) => other.doc.file === file && isShared(other, edition));
  return entry && { path: entry.path, hash };
}

function isShared(entry: Entry, edition: Edition): boolean {
  return !isDocs(entry) && entry.edition.id === edition.id;
}

/** Whether an entry belongs to the docs, whose pages differ between versions. */
function isDocs({ collection }: Entry): boolean {
  return collection === 'docs' || collection === 'api';
}

/** Authors write `/docs/intro`; readers of Python's next version go to `/python/docs/next/intro`. */
function pathInEdition(url: string, edition: Edition, version: Version): string {
  if (url.startsWith('/docs/')) return docPath(edition, version, url.slice('/docs/'.length));
  return edition.prefix + url.slice(1);
}

function duplicateSlug(entry: Entry, other: Entry): Problem {
  return {
    file: entry.doc.file,
    line: 1,
    what: `The URL "${entry.path}" is already used by ${other.doc.file}.`,
    fix: 'Give one of them a different "slug" in its front matter, or rename its file.',
  };
}

function fileKey(file: string, edition: Edition, version: Version): string {
  return `${edition.id}/${version.name}/${file}`;
}

/** The guides and classes of a version by name, each with its page in every edition that has it. */
export function docPlaces({ entries }: Pick<Catalog, 'entries'>, version: Version): DocPlaces[] {
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
