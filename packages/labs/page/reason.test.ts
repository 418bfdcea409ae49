import { expect, test } from 'vitest';
import { reasonFor } from './reason.ts';

test.each([
  ['internal:testid=[data-testid="a >> b"s]', 'Test ID'],
  ['internal:role=button[name="Book"i]', 'Role and accessible name'],
  ['internal:role=row', 'Role only'],
  ['internal:role=row >> internal:label="Seats"i', 'Label'],
  ['li >> internal:has-text="Moons"i', 'Text'],
  ['internal:role=button >> nth=1', 'Position'],
  ['#seats', 'ID'],
  ['div > p:nth-child(2)', 'CSS'],
  ['iframe >> internal:control=enter-frame >> internal:attr=[alt="Plan"i]', 'Alternative text'],
])('explains %s', (selector, reason) => {
  expect(reasonFor(selector)).toContain(reason);
});
