/** Keeps what the first caller makes, for all who come later. */
export function keepFirst<T>(): (create: () => T) => T {
  let kept: T | undefined;
  return (create) => (kept ??= create());
}
