import { expect, test } from 'vitest';
import { longDate } from './longDate.ts';

test('writes every month as Intl does', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const dates = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2025, month, 2 * month + 1)).toISOString().slice(0, 10),
  );

  expect(dates.map(longDate)).toEqual(dates.map((date) => format.format(new Date(date))));
});

test('fails for what is no date', () => {
  expect(() => longDate('never')).toThrow('Invalid time value');
});
