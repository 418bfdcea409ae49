import type { Highlighter } from '#features/feature.ts';
import type { CacheStore } from './cacheStore.ts';
import { keyOf, readStored } from './cacheStore.ts';

/** Highlighted samples by a hash of their text. */
type Samples = Record<string, string>;

/** The samples of a document: most survive an edit, and highlighting is what takes longest. */
export function openSamples(store: CacheStore, file: string, highlighter: Highlighter) {
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
