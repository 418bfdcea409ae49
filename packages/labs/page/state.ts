import type { BrowserStorage } from '../../../src/runtime/storage.ts';

/** What the fields of a lab contain, by name. */
export type Values = Readonly<Record<string, string>>;

/** Longer URLs are cut or refused by chat programs, mail and some servers. */
const MAX_HASH = 8000;
const SAVE_DELAY_MS = 300;

interface LabState {
  /** What a link or an earlier visit has left; fields that are unknown or absent keep their defaults. */
  read: (defaults: Values) => Values;
  write: (values: Values) => void;
  /** Writes what is still waiting. Returns whether the URL contains all of it. */
  flush: () => boolean;
  /** Forgets everything. */
  clear: () => void;
}

/**
 * Keeps the values of a lab in the hash, which is part of a link but never sent to a server, and in storage, which
 * holds longer ones too.
 */
export function createLabState(name: string, storage: BrowserStorage): LabState {
  const key = `lab.${name}`;
  let timer: number | undefined;
  let pending: Values | undefined;

  function setHash(hash: string): void {
    window.clearTimeout(timer);
    pending = undefined;
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  }

  function flush(): boolean {
    if (pending) {
      const text = new URLSearchParams(pending).toString();
      storage.set(key, text);
      const hash = text.length <= MAX_HASH ? `#${text}` : '';
      setHash(hash);
      return hash !== '';
    }
    return location.hash !== '' || storage.get(key) === undefined;
  }

  return {
    read(defaults) {
      const known = (text: string): Values => {
        const entries = [...new URLSearchParams(text)].filter(([field]) => field in defaults);
        return Object.fromEntries(entries);
      };
      const linked = known(location.hash.slice(1));
      const left = Object.keys(linked).length > 0 ? linked : known(storage.get(key) ?? '');
      return { ...defaults, ...left };
    },
    write(values) {
      pending = values;
      window.clearTimeout(timer);
      timer = window.setTimeout(flush, SAVE_DELAY_MS);
    },
    flush,
    clear() {
      storage.remove(key);
      setHash('');
    },
  };
}
