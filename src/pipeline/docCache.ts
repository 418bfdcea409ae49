import type { ApiResolver } from '#model/apiResolver.ts';
import { invariant } from '#model/invariant.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Catalog, Entry } from './catalog.ts';
import { resolveLink } from './catalog.ts';
import { docPlaces } from './docPlaces.ts';
import type { FrontMatter } from './frontMatter.ts';
import type { Highlighter } from '#features/samples/highlight.ts';
import type { Images } from '#features/images/prepareImages.ts';
import type { Lists } from '#features/feature.ts';
import type { Doc, SourceFile } from './parseDoc.ts';
import { docId, parseDoc, readFrontMatter } from './parseDoc.ts';
import { renderDoc } from './renderDoc.ts';

/** Stores texts between builds; anything it drops is simply regenerated. */
export interface CacheStore {
  read: (name: string) => string | undefined;
  write: (name: string, text: string) => void;
}

export interface DocTools {
  highlighter: Highlighter;
  resolveApi: ApiResolver;
  lists: Lists;
  store: CacheStore;
  /** Whether a document is parsed only when one of its pages is rendered; others report its problems. */
  parsesLate?: boolean | undefined;
}

type Parsed = ReturnType<typeof parseDoc>;
/** A page and what is wrong in it. */
export type Rendered = ReturnType<typeof renderDoc> & {
  /** What it was told of other documents, where it asked: their titles are in no signature. */
  docs?: string | undefined;
};

interface RenderInput {
  site: SiteConfig;
  catalog: Catalog;
  images: Images;
  /** Changes with anything other than the document's own text that a rendering depends on. */
  signature: string;
}

/** The cached state of one document. */
interface DocRecord {
  text: string;
  frontMatter: FrontMatter | undefined;
  problems: Problem[];
  signature: string;
  renderings: Record<string, Rendered>;
}

/** Caches each document by its text, and each rendering by its dependencies. */
export function createDocCache({ store, parsesLate = false, ...tools }: DocTools) {
  const records = new Map<string, { record: DocRecord; parsed: Parsed; isNew: boolean }>();

  /** What is known of a document; renderings that depend on something else are forgotten. */
  const recordFor = (entry: Entry, signature: string) => {
    const known = records.get(entry.doc.file);
    invariant(known, 'a document is parsed before it is rendered');
    const { record } = known;
    if (record.signature !== signature) Object.assign(record, { signature, renderings: {} });
    return known;
  };

  /** Writes a document and its renderings to the store. */
  const saveDoc = (path: string): void => {
    const known = records.get(path);
    invariant(known, 'a document is parsed before it is stored');
    store.write(path, JSON.stringify(known.record));
    known.isNew = false;
  };

  /** Reads what another thread has rendered and stored; what it has not is rendered here. */
  const restoreDoc = (path: string): void => {
    const known = records.get(path);
    const stored = known && readRecord(store, { path, text: known.record.text });
    if (stored) Object.assign(known, { record: stored, isNew: false });
  };

  return {
    parse(file: SourceFile, site: SiteConfig): Parsed {
      const { path, text } = file;
      const known = records.get(path);
      if (known?.record.text === text) return known.parsed;
      const fresh = { text, signature: '', renderings: {} };
      const stored = readRecord(store, file);
      let record = stored;
      if (!stored && parsesLate) {
        record = { ...fresh, frontMatter: readFrontMatter(file, site), problems: [] };
      }
      const parsed = record ? lazyDoc(file, site, record) : parseDoc(file, site);
      const { doc, problems } = parsed;
      record ??= { ...fresh, frontMatter: doc?.frontMatter, problems };
      records.set(path, { record, parsed, isNew: !stored });
      return parsed;
    },

    /** Adds a generated document; a different `text` means that it has changed. */
    adopt(doc: Doc, text: string): void {
      const known = records.get(doc.file);
      const parsed = { doc, problems: [] };
      if (known?.record.text === text) {
        known.parsed = parsed;
        return;
      }
      const stored = readRecord(store, { path: doc.file, text });
      const { frontMatter } = doc;
      const fresh = { text, frontMatter, problems: [], signature: '', renderings: {} };
      records.set(doc.file, { record: stored ?? fresh, parsed, isNew: !stored });
    },

    render(entry: Entry, { site, catalog, images, signature }: RenderInput): Rendered {
      const known = recordFor(entry, signature);
      const { record } = known;
      const rendering = record.renderings[entry.path];
      const places = () => docPlaces(catalog, entry.version);
      const isValid = rendering?.docs === undefined || rendering.docs === JSON.stringify(places());
      if (rendering && isValid) return rendering;
      known.isNew = true;
      let docs: string | undefined;
      const rendered = renderDoc(entry.doc, {
        ...tools,
        site,
        images,
        path: entry.path,
        edition: entry.edition,
        version: entry.version,
        hidesTitle: entry.collection === 'home',
        resolveLink: (target) => resolveLink(catalog, entry, target),
        linkCandidates: () => linkCandidates(catalog, entry),
        docs() {
          const all = places();
          docs = JSON.stringify(all);
          return all;
        },
      });
      return (record.renderings[entry.path] = { ...rendered, docs });
    },

    saveDoc,
    restoreDoc,

    /** Writes everything new to the store. */
    save(): void {
      for (const [path, { isNew }] of records) if (isNew) saveDoc(path);
    },
  };
}

function readRecord(store: CacheStore, { path, text }: SourceFile): DocRecord | undefined {
  const stored = store.read(path);
  if (stored === undefined) return undefined;
  // Written by `save` above; the store drops what another version of this code has written.
  const record = JSON.parse(stored) as DocRecord;
  return record.text === text ? record : undefined;
}

/** A document whose tree is parsed only if a rendering is missing; what is wrong in it is then in its record. */
function lazyDoc(file: SourceFile, site: SiteConfig, record: DocRecord): Parsed {
  const { frontMatter, problems } = record;
  if (!frontMatter) return { doc: undefined, problems };
  let tree: Doc['tree'] | undefined;
  const doc: Doc = {
    file: file.path,
    id: docId(file),
    frontMatter,
    get tree() {
      if (tree) return tree;
      const parsed = parseDoc(file, site);
      invariant(parsed.doc, 'a document that was readable once is readable again');
      record.problems = parsed.problems;
      return (tree = parsed.doc.tree);
    },
  };
  return { doc, problems };
}

/** Candidates for a suggestion, in the form in which links are written. */
function linkCandidates(catalog: Catalog, from: Entry): string[] {
  return catalog.entries.flatMap((entry) => {
    if (entry.edition.id !== from.edition.id || entry.version.name !== from.version.name) return [];
    return entry.collection === from.collection
      ? [`./${entry.doc.id}.md`, `/${entry.collection}/${entry.doc.id}`]
      : [`/${entry.collection}/${entry.doc.id}`];
  });
}
