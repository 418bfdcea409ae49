const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** `2025-11-05` as `5 November 2025`; without `Intl`, which takes longer to start than React. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day ?? ''} ${MONTHS[(month ?? 0) - 1] ?? ''} ${year ?? ''}`;
}
