import type { liteClient } from 'algoliasearch/lite';
import type { BrowserStorage } from '#runtime/storage.ts';

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
/** Where the library of the service remembers which of its hosts failed. */
export type HostsCache = NonNullable<LiteOptions['hostsCache']>;

/** How long a host that failed is avoided (behavior hosted-failed-hosts). */
const DOWN_MS = 120_000;

interface HostState {
  status: 'down' | 'timed out';
  lastUpdate: number;
}

/**
 * The memory of hosts that failed, shared by tabs through storage and kept in this one where storage
 * fails. The library's own never finds what it wrote: it writes under the host's state and reads under
 * its URL, and what it would read back has lost its methods (behavior hosted-failed-hosts).
 */
export function createHostsCache(storage: BrowserStorage, storageKey: string): HostsCache {
  const inTab = new Map<string, HostState>();

  function read(): Map<string, HostState> {
    const states = new Map([...parseStates(storage.get(storageKey)), ...inTab]);
    return new Map([...states].filter(([, { lastUpdate }]) => Date.now() - lastUpdate <= DOWN_MS));
  }

  return {
    async get(key, defaultValue) {
      const state = read().get(keyOf(key));
      if (!state) return await defaultValue();
      const isOver = () => Date.now() - state.lastUpdate > DOWN_MS;
      const isTimedOut = () => state.status === 'timed out' && !isOver();
      // The library keeps nothing here but the states of its hosts.
      return { ...(key as object), ...state, isUp: isOver, isTimedOut } as never;
    },
    set(key, value) {
      const state = asState(value);
      if (state) inTab.set(keyOf(key), state);
      storage.set(storageKey, JSON.stringify(Object.fromEntries(read())));
      return Promise.resolve(value);
    },
    delete(key) {
      inTab.delete(keyOf(key));
      return Promise.resolve();
    },
    clear() {
      inTab.clear();
      storage.remove(storageKey);
      return Promise.resolve();
    },
  };
}

/** One name for a host, whatever else the library knows of it at the moment. */
function keyOf(host: unknown): string {
  const { protocol, url, port } = host as { protocol: string; url: string; port?: number };
  return `${protocol}://${url}${port === undefined ? '' : `:${port}`}`;
}

/** Storage is open to everybody: what is no state of a host is ignored. */
function parseStates(text: string | undefined): [string, HostState][] {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return Object.entries(stored ?? {}).flatMap(([key, value]): [string, HostState][] => {
      const state = asState(value);
      return state ? [[key, state]] : [];
    });
  } catch {
    return [];
  }
}

function asState(value: unknown): HostState | undefined {
  const { status, lastUpdate } = (value ?? {}) as { status?: unknown; lastUpdate?: unknown };
  if (status !== 'down' && status !== 'timed out') return undefined;
  return typeof lastUpdate === 'number' ? { status, lastUpdate } : undefined;
}
