import type { DocsPlugin } from '#model/docsPlugin.ts';
import { PREFERRED_VERSION_KEY } from '#model/storageKeys.ts';
import type { VersionName } from '#model/version.ts';
import type { BrowserStorage } from './storage.ts';
import { createStore, type ReadableStore } from './store.ts';

export interface PreferredVersionStore extends ReadableStore<VersionName | undefined> {
  /** Call when a reader picks a version, not when they merely visit one. */
  prefer: (version: VersionName) => void;
}

export interface PreferredVersionOptions {
  storage: BrowserStorage;
  plugin: DocsPlugin;
  /** The existing versions; a stored name that is gone is dropped. */
  versions: readonly VersionName[];
}

/** Remembers across tabs which version a reader picked last (behavior preferred-version). */
export function createPreferredVersion(options: PreferredVersionOptions): PreferredVersionStore {
  const { storage, plugin, versions } = options;
  const key = PREFERRED_VERSION_KEY + plugin;
  const stored = storage.get(key);
  const store = createStore(known(stored));
  if (stored !== undefined && store.getState() === undefined) storage.remove(key);

  function known(name: string | undefined): VersionName | undefined {
    return versions.find((version) => version === name);
  }

  storage.subscribe(key, (name) => store.setState(known(name)));
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    prefer(version) {
      store.setState(version);
      storage.set(key, version);
    },
  };
}
