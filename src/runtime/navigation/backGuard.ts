/** Lets an open menu or dialog intercept the next Back: it closes and the URL stays. */
export interface BackGuard {
  /** Calls `close` instead of the next back navigation; the returned function cancels that. */
  intercept: (close: () => void) => () => void;
  /** The history state for an entry about to be pushed. */
  nextState: () => { index: number };
  /** Whether a `popstate` event is handled and must not be followed. */
  absorb: (state: unknown) => boolean;
}

/**
 * Numbers the history entries, because browsers don't distinguish back from forward (behavior
 * mobile-menu-closes).
 */
export function createBackGuard(history: History): BackGuard {
  const closers: (() => void)[] = [];
  let index = entryIndex(history.state) ?? 0;
  let isReturning = false;
  writeIndex();

  function writeIndex(): void {
    const state = history.state as Record<string, unknown> | null;
    history.replaceState({ ...state, index }, '');
  }

  return {
    intercept(close) {
      closers.push(close);
      return () => {
        const at = closers.lastIndexOf(close);
        if (at >= 0) closers.splice(at, 1);
      };
    },
    nextState: () => ({ index: ++index }),
    absorb(state) {
      if (isReturning) {
        isReturning = false;
        return true;
      }
      const next = entryIndex(state);
      if (next === undefined) {
        // A link within the page: the browser has created the entry.
        index++;
        writeIndex();
        return false;
      }
      const close = next < index ? closers.at(-1) : undefined;
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

function entryIndex(state: unknown): number | undefined {
  const index = (state as { index?: unknown } | null)?.index;
  return typeof index === 'number' ? index : undefined;
}
