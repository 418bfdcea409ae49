import { expect, test } from 'vitest';
import { mayPrefetch, type Connection } from './connection.ts';

test.each<[Connection | undefined, boolean]>([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('decides for %o (slow-connection)', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
