import { createHash } from 'node:crypto';
import type { CacheStore } from './cacheStore.ts';

/** What only the files of a page need: three quarters of a rendering, so it is stored separately. */
export interface PageTexts {
  html: string;
  /** The contents list: nested lists of links, or empty. */
  tocHtml: string;
  /** The Markdown twin. */
  markdown: string;
}

/** No Markdown has it, and it needs no escapes, as JSON does. */
const SEPARATOR = '\0';

/** Stores the texts of the page at `path`, and returns their hash. */
export function writeTexts(store: CacheStore, path: string, texts: PageTexts): string {
  const { html, tocHtml, markdown } = texts;
  const content = [html, tocHtml, markdown].join(SEPARATOR);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  store.write(nameOf(path), [hash, content].join(SEPARATOR));
  return hash;
}

export function hasTexts(store: CacheStore, path: string): boolean {
  return store.has(nameOf(path));
}

/** The texts with this hash, unless others have been stored since. */
export function readTexts(store: CacheStore, path: string, hash: string): PageTexts | undefined {
  const parts = store.read(nameOf(path))?.split(SEPARATOR) ?? [];
  const [written, html, tocHtml, markdown] = parts;
  if (written !== hash || parts.length !== 4) return undefined;
  if (html === undefined || tocHtml === undefined || markdown === undefined) return undefined;
  return { html, tocHtml, markdown };
}

function nameOf(path: string): string {
  return `pages${path}`;
}
