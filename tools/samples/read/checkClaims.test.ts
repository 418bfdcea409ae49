import { expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import { checkClaims } from './checkClaims.ts';

test('names runs without the section whose sentences they are behind', () => {
  const guides = [{ id: 'seats', text: '## Book {#book aliases="order"}' }];
  const behind = (page: string, heading: string) => sampleOf('$ node a.mjs', { page, heading });
  const unshown = [behind('seats', 'book'), behind('seats', 'pay'), behind('rows', 'book')];

  expect(checkClaims(unshown, guides).map(({ what }) => what)).toEqual([
    'The guide "seats" has no section "pay".',
    'There is no guide "rows".',
  ]);
});
