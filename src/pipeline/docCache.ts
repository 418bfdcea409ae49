import type { ApiResolver } from '#model/apiResolver.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Catalog, Entry } from './catalog.ts';
import { resolveLink } from './catalog.ts';
import type { Highlighter } from './highlight.ts';
import type { Images } from './images.ts';
import type { SourceFile } from './parseDoc.ts';
import { parseDoc } from './parseDoc.ts';
import { renderDoc } from './renderDoc.ts';

type Parsed = ReturnType<typeof parseDoc>;
type Rendered = ReturnType<typeof renderDoc>;

interface RenderInput {
  site: SiteConfig;
  catalog: Catalog;
  images: Images;
}

/** Remembers each document by its text and each rendering by what it depends on. */
export function createDocCache(tools: { highlighter: Highlighter; resolveApi: ApiResolver }) {
  const parsed = new Map<string, { text: string; result: Parsed }>();
  const rendered = new WeakMap<
    object,
    Map<string, { key: readonly unknown[]; result: Rendered }>
  >();

  return {
    parse(file: SourceFile, site: SiteConfig): Parsed {
      const known = parsed.get(file.path);
      if (known?.text === file.text) return known.result;
      const result = parseDoc(file, site);
      parsed.set(file.path, { text: file.text, result });
      return result;
    },

    render(entry: Entry, { site, catalog, images }: RenderInput): Rendered {
      const renderings = rendered.get(entry.doc) ?? new Map<string, never>();
      rendered.set(entry.doc, renderings);
      const key = [site, images, catalog.signature];
      const known = renderings.get(entry.path);
      if (known?.key.every((part, index) => part === key[index])) return known.result;
      const result = renderDoc(entry.doc, {
        ...tools,
        site,
        images,
        path: entry.path,
        edition: entry.edition,
        version: entry.version,
        hidesTitle: entry.collection === 'home',
        resolveLink: (target) => resolveLink(catalog, entry, target),
        linkCandidates: () => linkCandidates(catalog, entry),
      });
      renderings.set(entry.path, { key, result });
      return result;
    },
  };
}

/** What an author could have meant, in the form in which links are written. */
function linkCandidates(catalog: Catalog, from: Entry): string[] {
  return catalog.entries.flatMap((entry) => {
    if (entry.edition.id !== from.edition.id || entry.version.name !== from.version.name) return [];
    return entry.collection === from.collection
      ? [`./${entry.doc.id}.md`, `/${entry.collection}/${entry.doc.id}`]
      : [`/${entry.collection}/${entry.doc.id}`];
  });
}
