import { createHash } from 'node:crypto';
import type { PageContent } from '#model/page.ts';

/** Stores texts between builds; anything it drops is simply regenerated. */
export interface CacheStore {
  has: (name: string) => boolean;
  read: (name: string) => string | undefined;
  write: (name: string, text: string) => void;
}

/** Keeps nothing. */
export const NO_STORE: CacheStore = {
  has: () => false,
  read: () => undefined,
  write: () => undefined,
};

/** A value in a store; whatever it was made from is in the key. */
interface Place {
  name: string;
  key: string;
}

/** The stored value, or a new one, which must survive JSON. */
export function remember<T>(store: CacheStore, place: Place, make: () => T): T {
  // Written by `keep`, for the same name.
  return (recall(store, place) as T | undefined) ?? keep(store, place, make());
}

/** The same for a value that takes a while. */
export async function rememberLater<T>(
  store: CacheStore,
  place: Place,
  make: () => Promise<T>,
): Promise<T> {
  return (recall(store, place) as T | undefined) ?? keep(store, place, await make());
}

function recall(store: CacheStore, { name, key }: Place): unknown {
  const stored = readStored(store, name) as { key: string; value: unknown } | undefined;
  return stored?.key === key ? stored.value : undefined;
}

function keep<T>(store: CacheStore, { name, key }: Place, value: T): T {
  store.write(name, JSON.stringify({ key, value }));
  return value;
}

/** The stored JSON; a file that something has damaged counts as dropped. */
export function readStored(store: CacheStore, name: string): unknown {
  const text = store.read(name);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A key for everything that a value depends on. */
export function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
}

/** What only the files of a page need: three quarters of a rendering, so it is stored separately. */
export interface PageTexts extends PageContent {
  /** The Markdown twin. */
  markdown: string;
}

/** No Markdown has it, and it needs no escapes, as JSON does. */
const SEPARATOR = '\0';
const nameOf = (path: string) => `pages${path}`;

/** Stores the texts of the page at `path`, and returns their hash. */
export function writeTexts(store: CacheStore, path: string, texts: PageTexts): string {
  const content = [texts.html, texts.tocHtml, texts.markdown].join(SEPARATOR);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  store.write(nameOf(path), hash + SEPARATOR + content);
  return hash;
}

export function hasTexts(store: CacheStore, path: string): boolean {
  return store.has(nameOf(path));
}

/** The texts with this hash, unless others have been stored since. */
export function readTexts(store: CacheStore, path: string, hash: string): PageTexts | undefined {
  const parts = store.read(nameOf(path))?.split(SEPARATOR) ?? [];
  const [written, html = '', tocHtml = '', markdown = ''] = parts;
  return written === hash && parts.length === 4 ? { html, tocHtml, markdown } : undefined;
}
