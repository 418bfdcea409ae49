/** `1 result`, `12 results`; `results` while the number is unknown. */
export function resultCount(count: number | undefined): string {
  if (count === undefined) return 'results';
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}
