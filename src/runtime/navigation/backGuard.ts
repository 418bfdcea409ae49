import { readEntry, writeEntry } from './historyEntry.ts';

/**
 * Lets an open menu or dialog intercept the next Back: it closes and the URL stays. Numbers the history entries, because
 * browsers don't distinguish back from forward (behavior mobile-menu-closes).
 */
export function createBackGuard() {
  const closers = new Set<() => void>();
  let index = readEntry(history.state).index ?? 0;
  let isReturning = false;
  writeEntry({ index });

  return {
    /** Calls `close` instead of the next back navigation; the returned function cancels that. */
    intercept: (close: () => void) => {
      closers.add(close);
      return () => closers.delete(close);
    },
    /** The history state for an entry about to be pushed. */
    nextState: () => ({ index: ++index }),
    /** Whether the move to the entry with a number is handled and must not be followed. */
    absorb(next: number | undefined): boolean {
      if (isReturning) {
        isReturning = false;
        return true;
      }
      if (next === undefined) {
        // A link within the page: the browser has created the entry.
        index++;
        writeEntry({ index });
        return false;
      }
      const close = next < index ? [...closers].at(-1) : undefined;
      if (!close) {
        index = next;
        return false;
      }
      isReturning = true;
      history.go(index - next);
      close();
      return true;
    },
  };
}
