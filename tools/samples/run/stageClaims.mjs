// The promises in comments of samples that are run; `expect` is that of the release that runs them.
import { format, inspect } from 'node:util';

export const claimsWith = (expect) => ({
  prints: (expected, ...values) => expect(format(...values)).toBe(expected),
  equals: (expected, value) =>
    expect(typeof value === 'string' ? value : inspect(value)).toBe(expected),
  throws: async (expected, action) => expect(action).rejects.toThrow(expected),
});
