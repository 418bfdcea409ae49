import type { liteClient } from 'algoliasearch/lite';
import type { BrowserStorage } from '#runtime/storage.ts';

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
/** Where the service's library remembers which of its hosts failed. */
export type HostsCache = NonNullable<LiteOptions['hostsCache']>;

/** How long a failed host is avoided (behavior hosted-failed-hosts). */
const DOWN_MS = 120_000;

interface HostState {
  status: 'down' | 'timed out';
  lastUpdate: number;
}

/**
 * A cache of failed hosts, shared between tabs through storage and kept in memory if storage fails. The
 * library's own cache never hits: it writes under the host's state and reads under its URL, and deserialized
 * entries have lost their methods (behavior hosted-failed-hosts).
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
      // The library stores only host states here.
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

/** A stable key for a host, whatever state the library attaches to it. */
function keyOf(host: unknown): string {
  const { protocol, url, port } = host as { protocol: string; url: string; port?: number };
  return `${protocol}://${url}${port === undefined ? '' : `:${port}`}`;
}

/** Anyone can write to storage: anything but a host state is ignored. */
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
