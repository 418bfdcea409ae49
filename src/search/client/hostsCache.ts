import type { liteClient } from 'algoliasearch/lite';
import type { BrowserStorage } from '#runtime/storage.ts';
import { fieldsOf } from '#search/results/hit.ts';

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
/** Where the service's library remembers which of its hosts failed. */
type HostsCache = NonNullable<LiteOptions['hostsCache']>;

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
    const states = [...storedEntries(storage.get(storageKey)), ...inTab];
    return new Map(
      states.flatMap(([key, value]) => {
        const state = asState(value);
        return state && !isOver(state) ? [[key, state]] : [];
      }),
    );
  }

  return {
    async get(key, defaultValue) {
      const state = read().get(keyOf(key));
      if (!state) return await defaultValue();
      const isUp = () => isOver(state);
      const isTimedOut = () => state.status === 'timed out' && !isOver(state);
      // The library stores only host states here.
      return { ...(key as object), ...state, isUp, isTimedOut } as never;
    },
    set(key, value) {
      const state = asState(value);
      if (state) inTab.set(keyOf(key), state);
      storage.set(storageKey, JSON.stringify(Object.fromEntries(read())));
      return Promise.resolve(value);
    },
    // The library never forgets a host.
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
}

function isOver({ lastUpdate }: HostState): boolean {
  return Date.now() - lastUpdate > DOWN_MS;
}

/** A stable key for a host, whatever state the library attaches to it. */
function keyOf(host: unknown): string {
  const { protocol, url, port } = host as { protocol: string; url: string; port?: number };
  return `${protocol}://${url}${port === undefined ? '' : `:${port}`}`;
}

/** Anyone can write to storage: anything but a host state is ignored. */
function storedEntries(text = '{}'): [string, unknown][] {
  try {
    return Object.entries(fieldsOf(JSON.parse(text)));
  } catch {
    return [];
  }
}

function asState(value: unknown): HostState | undefined {
  const { status, lastUpdate } = fieldsOf(value);
  if (status !== 'down' && status !== 'timed out') return undefined;
  return typeof lastUpdate === 'number' ? { status, lastUpdate } : undefined;
}
