/** Numbers that look random and are the same in every run. */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** Whether something that happens once in so many times happens now. */
  oneIn: (times: number) => boolean;
}

/** A small generator (mulberry32); each seed has a sequence of its own. */
export function createRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick<T>(items: readonly T[]) {
      // Lists here are never empty.
      return items[below(items.length)] as T;
    },
    oneIn: (times) => below(times) === 0,
  };
}
