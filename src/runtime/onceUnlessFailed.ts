/** Shares a load between callers; a failed one is retried for the next caller. */
export function onceUnlessFailed<T>(
  known: Map<string, Promise<T>>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const loading = known.get(key) ?? load();
  if (!known.has(key)) loading.catch(() => known.delete(key));
  known.set(key, loading);
  return loading;
}
