import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '#runtime/store.ts';

const never = () => () => undefined;
const notYet = () => undefined;

/** The state of a store; undefined at build time and during hydration, so both render the same. */
export function useStore<T>(store: ReadableStore<T> | undefined): T | undefined {
  return useSyncExternalStore(store?.subscribe ?? never, store?.getState ?? notYet, notYet);
}
