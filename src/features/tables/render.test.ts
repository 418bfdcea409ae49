import { expect, test } from 'vitest';
import { htmlOf } from '#pipeline/markdown/testing.ts';

test('puts a table into a scrollable container', () => {
  const html = htmlOf('| Row | Seats |\n| --- | --- |\n| A | 12 |');

  expect(html).toMatch(/^<div class="table"><table>.*<\/table><\/div>$/s);
  expect(html).toContain('<td>12</td>');
});

test('lets names in cells break after their owner', () => {
  const html = htmlOf('| a |\n| - |\n| `expect(page).toHaveURL()` and `1.56` |');

  expect(html).toContain(
    '<td><code>expect(page).<wbr>toHaveURL()</code> and <code>1.56</code></td>',
  );
});

test('lets tables of many columns be scrolled by keyboard', () => {
  expect(htmlOf('| Row | Seats | Price |\n| --- | --- | --- |\n| A | 12 | 9 |')).toContain(
    '<div class="table" tabindex="0" role="group" aria-label="Table: Row, Seats, Price"><table>',
  );
});
