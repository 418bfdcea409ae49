import type { ApiResolver } from '#model/apiResolver.ts';
import { invariant } from '#model/invariant.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import type { CacheStore, PageTexts } from './cacheStore.ts';
import { readStored, keyOf, hasTexts, readTexts, writeTexts } from './cacheStore.ts';
import type { Catalog, Entry } from './catalog.ts';
import { resolveLink, docPlaces } from './catalog.ts';
import type { FrontMatter } from './frontMatter.ts';
import type { Highlighter, Images } from '#features/feature.ts';
import type { FeatureValues } from '#features/featureData.ts';
import { standsAlone } from '#features/render.ts';
import type { Doc, SourceFile } from './parseDoc.ts';
import { docId, parseDoc, readFrontMatter } from './parseDoc.ts';
import type { RenderedDoc } from './renderDoc.ts';
import { createShare, renderDoc } from './renderDoc.ts';

export interface DocTools {
  highlighter: Highlighter;
  resolveApi: ApiResolver;
  data: FeatureValues;
  store: CacheStore;
}

/** A page without its texts. */
export interface RenderedPage extends Omit<RenderedDoc, keyof PageTexts> {
  /** Of its texts. */
  hash: string;
  hasToc: boolean;
  /** Whether it is a document of its own, which readers enter and leave by a full load. */
  standsAlone: boolean;
  /** The size of its Markdown twin. */
  twinBytes: number;
}

/** A page and what is wrong in it. */
export interface Rendered {
  page: RenderedPage;
  problems: Problem[];
  /** What it was told of other documents, where it asked: their titles are in no signature. */
  docs?: string | undefined;
}

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
  /** What is wrong in its text; unknown until it is parsed. */
  problems?: Problem[];
  signature: string;
  renderings: Record<string, Rendered>;
}

interface KnownDoc {
  record: DocRecord;
  /** Absent if the front matter cannot be read. */
  doc: Doc | undefined;
  /** Parses its text, once. */
  parse: () => { problems: Problem[] };
  samples: ReturnType<typeof openSamples>;
  /** Whether the store lacks something of it. */
  isNew: boolean;
}

/** Caches each document by its text, and each rendering by its dependencies. */
export function createDocCache({ store, ...tools }: DocTools) {
  const records = new Map<string, KnownDoc>();
  const share = createShare();
  const samplesOf = (file: string) => openSamples(store, file, tools.highlighter);

  /** What is known of a document; renderings that depend on something else are forgotten. */
  const recordFor = (entry: Entry, signature: string) => {
    const known = records.get(entry.doc.file);
    invariant(known, 'a document is opened before it is rendered');
    const { record } = known;
    if (record.signature !== signature) Object.assign(record, { signature, renderings: {} });
    return known;
  };

  const renderAnew = (entry: Entry, { site, catalog, images }: RenderInput) => {
    let docs: string | undefined;
    const known = records.get(entry.doc.file);
    invariant(known, 'a document is opened before it is rendered');
    const rendered = renderDoc(entry.doc, {
      ...tools,
      highlighter: known.samples.highlighter,
      ...{ site, images, share },
      path: entry.path,
      edition: entry.edition,
      version: entry.version,
      hidesTitle: entry.collection === 'home',
      resolveLink: (target) => resolveLink(catalog, entry, target),
      linkCandidates: () => linkCandidates(catalog, entry),
      docs() {
        const all = docPlaces(catalog, entry.version);
        docs = JSON.stringify(all);
        return all;
      },
    });
    return { ...rendered, docs };
  };

  /** Writes a document and its renderings to the store, if they are new. */
  const saveDoc = (path: string): void => {
    const known = records.get(path);
    invariant(known, 'a document is opened before it is stored');
    if (!known.isNew) return;
    checkDoc(known);
    store.write(path, JSON.stringify(known.record));
    known.samples.save();
    known.isNew = false;
  };

  /** Reads what another thread has rendered and stored; what it has not is rendered here. */
  const restoreDoc = (path: string): void => {
    const known = records.get(path);
    const stored = known && readRecord(store, { path, text: known.record.text });
    if (stored) Object.assign(known, { record: stored, isNew: false });
  };

  return {
    /** A document whose text is parsed when it is needed; undefined if its front matter cannot be read. */
    open(file: SourceFile, site: SiteConfig): Doc | undefined {
      const { path, text } = file;
      const known = records.get(path);
      if (known?.record.text === text) return known.doc;
      const stored = readRecord(store, file);
      const record = stored ?? {
        ...{ text, signature: '', renderings: {} },
        frontMatter: readFrontMatter(file, site),
      };
      const opened = lateDoc(file, site, record.frontMatter);
      records.set(path, { record, ...opened, samples: samplesOf(path), isNew: !stored });
      return opened.doc;
    },

    /** What is wrong in the text of a file. */
    problemsOf({ path }: SourceFile): Problem[] {
      const known = records.get(path);
      invariant(known, 'a document is opened before it is checked');
      return checkDoc(known);
    },

    /** Adds a generated document; a different `text` means that it has changed. */
    adopt(doc: Doc, text: string): void {
      const known = records.get(doc.file);
      if (known?.record.text === text) {
        known.doc = doc;
        return;
      }
      const stored = readRecord(store, { path: doc.file, text });
      const { frontMatter } = doc;
      const fresh = { text, frontMatter, problems: [], signature: '', renderings: {} };
      const samples = samplesOf(doc.file);
      const record = stored ?? fresh;
      const parse = () => ({ problems: [] });
      records.set(doc.file, { record, doc, parse, samples, isNew: !stored });
    },

    render(entry: Entry, input: RenderInput): Rendered {
      const known = recordFor(entry, input.signature);
      const { record } = known;
      const rendering = record.renderings[entry.path];
      const places = () => JSON.stringify(docPlaces(input.catalog, entry.version));
      const isValid = rendering?.docs === undefined || rendering.docs === places();
      if (rendering && isValid) return rendering;
      known.isNew = true;
      const { page, problems, docs } = renderAnew(entry, input);
      const { html, tocHtml, markdown, ...rest } = page;
      const kept: RenderedPage = {
        ...rest,
        hash: writeTexts(store, entry.path, { html, tocHtml, markdown }),
        hasToc: tocHtml !== '',
        standsAlone: standsAlone(html),
        twinBytes: Buffer.byteLength(markdown),
      };
      return (record.renderings[entry.path] = { page: kept, problems, docs });
    },

    /** The texts of a rendered page. */
    textsOf(entry: Entry, { hash }: RenderedPage, input: RenderInput): PageTexts {
      return readTexts(store, entry.path, hash) ?? renderAnew(entry, input).page;
    },

    saveDoc,
    restoreDoc,

    /** Writes everything new to the store. */
    save(): void {
      for (const path of records.keys()) saveDoc(path);
    },
  };
}

function readRecord(store: CacheStore, { path, text }: SourceFile): DocRecord | undefined {
  // Written by `save` above; the store drops what another version of this code has written.
  const record = readStored(store, path) as DocRecord | undefined;
  if (record?.text !== text) return undefined;
  const whole = Object.entries(record.renderings).filter(([page]) => hasTexts(store, page));
  return { ...record, renderings: Object.fromEntries(whole) };
}

/** What is wrong in the text of a document; it is parsed only if that is not known. */
function checkDoc({ record, parse }: Pick<KnownDoc, 'record' | 'parse'>): Problem[] {
  return (record.problems ??= parse().problems);
}

/** A document whose text is parsed only when it is needed. */
function lateDoc(
  file: SourceFile,
  site: SiteConfig,
  frontMatter: FrontMatter | undefined,
): Pick<KnownDoc, 'doc' | 'parse'> {
  let parsed: ReturnType<typeof parseDoc> | undefined;
  const parse = () => (parsed ??= parseDoc(file, site));
  const doc = frontMatter && {
    file: file.path,
    id: docId(file),
    frontMatter,
    get tree() {
      const { doc: whole } = parse();
      invariant(whole, 'a document with valid front matter has a tree');
      return whole.tree;
    },
  };
  return { doc, parse };
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

/** Highlighted samples by a hash of their text. */
type Samples = Record<string, string>;

/** The samples of a document: most survive an edit, and highlighting is what takes longest. */
function openSamples(store: CacheStore, file: string, highlighter: Highlighter) {
  const name = `samples/${file}`;
  const used: Samples = {};
  let stored: Samples | undefined;
  const highlight = (code: string, lang: string): string => {
    // Written by `save`.
    stored ??= (readStored(store, name) ?? {}) as Samples;
    const key = keyOf(lang, code);
    return (used[key] ??= stored[key] ?? highlighter(code, lang));
  };
  return {
    highlighter: Object.assign(highlight, { languages: highlighter.languages }),
    /** Keeps the samples that were used. */
    save: () => store.write(name, JSON.stringify(used)),
  };
}
