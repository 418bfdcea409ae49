import type { ApiResolver } from '#model/apiResolver.ts';
import type { Problem } from '#model/problem.ts';
import type { PageLinks } from '#model/sampleLinks.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Highlighter, Images } from '#features/feature.ts';
import type { FeatureValues } from '#features/featureData.ts';
import { standsAlone } from '#features/render.ts';
import type { CacheStore, PageTexts } from './cacheStore.ts';
import { hasTexts, keyOf, readStored, readTexts, writeTexts } from './cacheStore.ts';
import { type Catalog, docPlaces, type Entry, resolveLink } from './catalog.ts';
import type { Doc } from './parseDoc.ts';
import { createShare, type RenderedDoc, renderDoc } from './renderDoc.ts';

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
interface Rendered {
  page: RenderedPage;
  problems: Problem[];
  /** What it was told of other documents, where it asked: their titles are in no signature. */
  docs?: string | undefined;
}

interface RenderInput {
  site: SiteConfig;
  catalog: Catalog;
  images: Images;
  /** What the samples of each page link to. */
  sampleLinks: Readonly<Record<string, PageLinks>>;
  /** Changes with anything other than the document's own text that a rendering depends on. */
  signature: string;
}

/** What was made of a document, while its text and all that its renderings depend on stay the same. */
interface DocRecord {
  text: string;
  signature: string;
  /** What is wrong in the text: to find out, it must be parsed. */
  problems?: Problem[];
  renderings: Record<string, Rendered>;
}

interface KnownDoc {
  doc: Doc;
  record: DocRecord;
  samples: ReturnType<typeof openSamples>;
  /** Whether the store lacks something of it. */
  isNew: boolean;
}

/** Makes the function that begins a build; what was made of a document is kept, also for later builds. */
export function createDocCache({ store, ...tools }: DocTools) {
  const docs = new Map<string, KnownDoc>();
  const share = createShare();

  return function beginBuild(input: RenderInput) {
    const { site, catalog, images, sampleLinks, signature } = input;
    const linksOf = ({ id }: Doc): PageLinks => sampleLinks[id] ?? {};
    const know = (doc: Doc): KnownDoc => {
      const { file } = doc;
      const text = doc.text + JSON.stringify(linksOf(doc));
      const last = docs.get(file);
      if (last?.record.text === text && last.record.signature === signature) return last;
      const stored = readRecord(store, file, { text, signature });
      const known = {
        doc,
        record: stored ?? { text, signature, renderings: {} },
        samples: openSamples(store, file, tools.highlighter),
        isNew: !stored,
      };
      docs.set(file, known);
      return known;
    };

    const renderAnew = (entry: Entry) => {
      let told: string | undefined;
      const rendered = renderDoc(entry.doc, {
        ...tools,
        ...entry,
        site,
        images,
        share,
        pageLinks: linksOf(entry.doc),
        highlighter: know(entry.doc).samples.highlighter,
        isHome: entry.collection === 'home',
        resolveLink: (target) => resolveLink(catalog, entry, target),
        linkCandidates: () => linkCandidates(catalog, entry),
        docs() {
          const all = docPlaces(catalog, entry.version);
          told = JSON.stringify(all);
          return all;
        },
      });
      return { ...rendered, docs: told };
    };

    const render = (entry: Entry): Rendered => {
      const known = know(entry.doc);
      const { renderings } = known.record;
      const kept = renderings[entry.path];
      const isValid = (told: string | undefined) =>
        told === undefined || told === JSON.stringify(docPlaces(catalog, entry.version));
      if (kept && isValid(kept.docs)) return kept;
      known.isNew = true;
      const { page, problems, docs } = renderAnew(entry);
      const { html, tocHtml, markdown, ...rest } = page;
      const withoutTexts: RenderedPage = {
        ...rest,
        hash: writeTexts(store, entry.path, { html, tocHtml, markdown }),
        hasToc: tocHtml !== '',
        standsAlone: standsAlone(html),
        twinBytes: Buffer.byteLength(markdown),
      };
      return (renderings[entry.path] = { page: withoutTexts, problems, docs });
    };

    return {
      render,

      /** The texts of a rendered page. */
      textsOf: (entry: Entry): PageTexts =>
        readTexts(store, entry.path, render(entry).page.hash) ?? renderAnew(entry).page,

      problemsOf: (doc: Doc): Problem[] => checkDoc(know(doc)),

      /** Writes what is new to the store, of a document or of all; other threads find it there. */
      save: (file?: string): void => {
        for (const known of file === undefined ? docs.values() : [docs.get(file)]) {
          if (!known?.isNew) continue;
          checkDoc(known);
          store.write(known.doc.file, JSON.stringify(known.record));
          known.samples.save();
          known.isNew = false;
        }
      },
    };
  };
}

/** The renderings that were made from the same, if their texts are there as well. */
function readRecord(
  store: CacheStore,
  file: string,
  { text, signature }: Pick<DocRecord, 'text' | 'signature'>,
): DocRecord | undefined {
  // Written by `save` above; the store drops what another version of this code has written.
  const record = readStored(store, file) as DocRecord | undefined;
  if (record?.text !== text || record.signature !== signature) return undefined;
  const whole = Object.entries(record.renderings).filter(([page]) => hasTexts(store, page));
  return { ...record, renderings: Object.fromEntries(whole) };
}

/** What is wrong in the text of a document; it is parsed only if that is not known. */
function checkDoc({ doc, record }: KnownDoc): Problem[] {
  return (record.problems ??= doc.problems ?? []);
}

/** Candidates for a suggestion, in the form in which links are written. */
function linkCandidates(catalog: Catalog, from: Entry): string[] {
  return catalog.entries
    .filter(({ edition, version }) => edition === from.edition && version === from.version)
    .flatMap(({ collection, doc: { id } }) => [
      ...(collection === from.collection ? [`./${id}.md`] : []),
      `/${collection}/${id}`,
    ]);
}

/** The samples of a document by a hash of their text: most survive an edit, and highlighting is what takes longest. */
function openSamples(store: CacheStore, file: string, highlighter: Highlighter) {
  const name = `samples/${file}`;
  const used: Record<string, string> = {};
  let stored: Record<string, string> | undefined;
  return {
    highlighter: (code: string, lang: string): string => {
      // Written by `save`.
      stored ??= (readStored(store, name) ?? {}) as Record<string, string>;
      const key = keyOf(lang, code);
      return (used[key] ??= stored[key] ?? highlighter(code, lang));
    },
    /** Keeps the samples that were used. */
    save: () => store.write(name, JSON.stringify(used)),
  };
}
