import { expect, test } from 'vitest';
import { assertClaims } from './assertClaims.ts';

test.each([
  ['console.log(a, b); // → 1 2', 'claims.prints.bind(undefined, "1 2")(a, b); // → 1 2'],
  ['await sum(); // → 3', 'claims.equals("3", await sum()); // → 3'],
  [
    'await seat.click(); // throws: sold out',
    'await claims.throws("sold out", async () => { await seat.click(); }); // throws: sold out',
  ],
  ['console.log(a); // a → b', 'console.log(a); // a → b'],
  [
    "test('x', async () => {\n  console.log(1); // → 1\n});",
    'test(\'x\', async () => {\n  claims.prints.bind(undefined, "1")(1); // → 1\n});',
  ],
])('reads the claim of %j', (code, expected) => {
  expect(assertClaims(code)).toBe(expected);
});
