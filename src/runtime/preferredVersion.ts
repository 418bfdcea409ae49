import { PREFERRED_VERSION_KEY } from '#model/storageKeys.ts';
import type { VersionName } from '#model/version.ts';
import type { BrowserStorage } from './storage.ts';
import { createStore } from './store.ts';

const KEY = `${PREFERRED_VERSION_KEY}default`;

/** Remembers across tabs which of the existing versions a reader picked last (behavior preferred-version). */
export function createPreferredVersion(storage: BrowserStorage, versions: readonly VersionName[]) {
  const known = (name: string | undefined) => versions.find((version) => version === name);
  const stored = storage.get(KEY);
  const { getState, setState, subscribe } = createStore(known(stored));
  // It is gone.
  if (stored !== undefined && getState() === undefined) storage.remove(KEY);
  storage.subscribe(KEY, (name) => setState(known(name)));

  return {
    getState,
    subscribe,
    /** Call when a reader picks a version, not when they merely visit one. */
    prefer(version: VersionName): void {
      setState(version);
      storage.set(KEY, version);
    },
  };
}
