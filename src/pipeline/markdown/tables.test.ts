import { expect, test } from 'vitest';
import { htmlOf } from './testing.ts';

test('puts a table into a box that can scroll', () => {
  const html = htmlOf('| Row | Seats |\n| --- | --- |\n| A | 12 |');

  expect(html).toMatch(/^<div class="table"><table>.*<\/table><\/div>$/s);
  expect(html).toContain('<td>12</td>');
});
