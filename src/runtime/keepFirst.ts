/** Memoizes the result of the first call for all later ones. */
export function keepFirst<T>(): (create: () => T) => T {
  let kept: T | undefined;
  return (create) => (kept ??= create());
}
