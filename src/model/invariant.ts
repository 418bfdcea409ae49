// Vite replaces this with its value; browsers have no such object.
declare const process: { env: { NODE_ENV?: string | undefined } };

/** Throws on a state that only a programming error can produce. */
export function invariant(condition: unknown, detail: string): asserts condition {
  if (condition) return;
  const isProduction = process.env.NODE_ENV === 'production';
  throw new Error(isProduction ? 'Invariant failed' : `Invariant failed: ${detail}`);
}
