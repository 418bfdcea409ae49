const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** `2025-11-05` as `5 November 2025`; without `Intl`, which takes longer to start than React. */
export function longDate(date: string): string {
  const time = new Date(date);
  // The build writes dates: anything else is a fault, which this reports.
  const [year = ''] = time.toISOString().split('-');
  return `${time.getUTCDate()} ${MONTHS[time.getUTCMonth()] ?? ''} ${year}`;
}
