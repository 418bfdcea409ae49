/** A value that React reads with `useSyncExternalStore`. */
export interface ReadableStore<T> {
  getState: () => T;
  subscribe: (listener: () => void) => () => void;
}

/** Holds one value and notifies its listeners when it changes. */
export function createStore<T>(initial: T): ReadableStore<T> & { setState: (next: T) => void } {
  const listeners = new Set<() => void>();
  let state = initial;

  return {
    getState: () => state,
    setState(next) {
      if (Object.is(state, next)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
