import { expect, test } from 'vitest';
import { nameParts } from './nameParts.ts';

test.each([
  ['waitForTimeout()', 'waitForTimeout()'],
  ['setExtraHTTPHeaders()', 'set|Extra|HTTP|Headers()'],
  ["on('domcontentloaded')", "on|('domcontentloaded')"],
  ['set_default_timeout()', 'set_|default_|timeout()'],
  ['RunAndWaitForPageAsync()', 'Run|And|Wait|For|Page|Async()'],
])('lets %s break as %s', (name, parts) => {
  expect(nameParts(name).join('|')).toBe(parts);
});
