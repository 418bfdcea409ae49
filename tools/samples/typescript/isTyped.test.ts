import { expect, test } from 'vitest';
import { isTyped } from './isTyped.ts';

test.each([
  ['const a = (b: string) => b;', true],
  ["import type { Page } from 'x';", true],
  ['class A implements B {}', true],
  ['await page.evaluate<string>(find);', true],
  ['class A extends B {}', false],
  ["const { a } = require('b');\nawait a({ b: 1 });", false],
])('detects whether %j is TypeScript', (code, expected) => {
  expect(isTyped(code)).toBe(expected);
});
