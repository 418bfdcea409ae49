import type { BrowserWindow } from './browserWindow.ts';

/** Browser storage that never throws: a missing value, a full disk and denied access look alike. */
export interface BrowserStorage {
  get: (key: string) => string | undefined;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** Listens for changes in other browser tabs and in this one. */
  subscribe: (key: string, listener: (value: string | undefined) => void) => () => void;
}

/** Wraps `localStorage`: failures are caught, and each kind is logged once (behavior storage-failures). */
export function createStorage(window: BrowserWindow | undefined): BrowserStorage {
  if (!window) {
    throw new Error('Browser storage is not available on Node.js/Docusaurus SSR process.');
  }
  const slots = openSlots(window);
  const logged = new Set<string>();

  function attempt<T>(
    what: { verb: string; key: string; detail?: string },
    action: (slots: Storage) => T,
  ): T | undefined {
    if (!slots) return undefined;
    try {
      return action(slots);
    } catch (error) {
      const { verb, key, detail = `key=${key}` } = what;
      const failure = `${verb} ${key}`;
      if (!logged.has(failure)) {
        logged.add(failure);
        console.error(`Docusaurus storage error, can't ${verb} ${detail}`, error);
      }
      return undefined;
    }
  }

  const tell = (storageArea: Storage, key: string, oldValue: string | null): void => {
    const newValue = storageArea.getItem(key);
    if (newValue === oldValue) return;
    // Browsers notify only the other tabs; with this, one listener covers both.
    const url = window.location.href;
    const change = { key, oldValue, newValue, url, storageArea };
    window.dispatchEvent(new window.StorageEvent('storage', change));
  };

  return {
    get: (key) => attempt({ verb: 'get', key }, (slots) => slots.getItem(key)) ?? undefined,
    set: (key, value) =>
      attempt({ verb: 'set', key, detail: `${key}=${value}` }, (slots) => {
        const before = slots.getItem(key);
        slots.setItem(key, value);
        tell(slots, key, before);
      }),
    remove: (key) =>
      attempt({ verb: 'delete', key }, (slots) => {
        const before = slots.getItem(key);
        slots.removeItem(key);
        tell(slots, key, before);
      }),
    subscribe(key, listener) {
      const handleStorage = (event: StorageEvent): void => {
        if (event.storageArea !== slots) return;
        // A key of null means that the whole storage was cleared.
        if (event.key === key || event.key === null) listener(event.newValue ?? undefined);
      };
      attempt({ verb: 'listen for changes of', key }, () =>
        window.addEventListener('storage', handleStorage),
      );
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}

function openSlots(window: BrowserWindow): Storage | undefined {
  try {
    // Some embedded browsers return null, despite the types.
    const slots = window.localStorage as Storage | null;
    if (slots) return slots;
    throw new Error('window.localStorage is empty.');
  } catch (error) {
    console.warn(
      'Docusaurus browser storage is not available.\nPossible reasons: running Docusaurus in an iframe, in an incognito browser session, or using too strict browser privacy settings.',
      error,
    );
    return undefined;
  }
}
