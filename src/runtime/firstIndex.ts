/** The index of the first item from which on a test holds, or the length: a binary search, because measuring is slow. */
export function firstIndex<T>(items: readonly T[], test: (item: T) => boolean): number {
  let first = 0;
  let end = items.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    if (test(items[middle] as T)) end = middle;
    else first = middle + 1;
  }
  return first;
}
