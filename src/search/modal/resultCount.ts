/** `1 result`, `12 results`; `results` as long as nobody knows how many. */
export function resultCount(count: number | undefined): string {
  if (count === undefined) return 'results';
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}
