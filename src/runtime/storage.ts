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
  const { location } = window;
  const slots = openSlots(window);
  const logged = new Set<string>();

  function attempt<T>(
    verb: string,
    key: string,
    action: (slots: Storage) => T,
    detail = `key=${key}`,
  ): T | undefined {
    try {
      return slots && action(slots);
    } catch (error) {
      const failure = `${verb} ${key}`;
      if (!logged.has(failure)) {
        console.error(`Docusaurus storage error, can't ${verb} ${detail}`, error);
      }
      logged.add(failure);
      return undefined;
    }
  }

  /** Browsers notify only the other tabs; with this event, one listener covers both. */
  const change = (storageArea: Storage, key: string, action: () => void): void => {
    const oldValue = storageArea.getItem(key);
    action();
    const newValue = storageArea.getItem(key);
    if (newValue === oldValue) return;
    const details = { key, oldValue, newValue, url: location.href, storageArea };
    window.dispatchEvent(new window.StorageEvent('storage', details));
  };

  return {
    get: (key) => attempt('get', key, (slots) => slots.getItem(key)) ?? undefined,
    set(key, value) {
      const write = (slots: Storage) => change(slots, key, () => slots.setItem(key, value));
      attempt('set', key, write, `${key}=${value}`);
    },
    remove: (key) =>
      attempt('delete', key, (slots) => change(slots, key, () => slots.removeItem(key))),
    subscribe(key, listener) {
      const handleStorage = (event: StorageEvent): void => {
        if (event.storageArea !== slots) return;
        // A key of null means that the whole storage was cleared.
        if (event.key === key || event.key === null) listener(event.newValue ?? undefined);
      };
      attempt('listen for changes of', key, () =>
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
