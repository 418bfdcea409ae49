import { expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import { assertClaims, toRunFile } from './runFile.ts';

test('wraps a snippet in a test that starts at its page of Stagehand', () => {
  const { text, linesBefore } = toRunFile(
    sampleOf('await page.reload();', { run: 'basket' }),
    undefined,
  );
  const [head = '', body] = text.split('\n');

  expect(head).toContain('test("rows", async ({ page,');
  expect(head).toContain('await page.goto("https://stagehand.example/basket");');
  expect([body, linesBefore]).toEqual(['await page.reload();', 1]);
});

test('wraps a snippet in a block, so names that it declares take precedence', () => {
  const { text } = toRunFile(sampleOf('const page = 1;', { run: 'basket' }), undefined);

  expect(text).toMatch(/=> \{ await page\.goto\(.*\); \{\nconst page = 1;\n\}/);
});

test('checks what the page claims after a snippet', () => {
  const { text } = toRunFile(sampleOf('await page.reload();', { run: 'basket' }), 'rows/1');

  expect(text.split('\n')[2]).toContain(
    'await claimsOfPage["rows/1"]({ page, context, browser, expect, testInfo });',
  );
});

test('leaves whole files as they are', () => {
  const whole = "import { test } from '@playwright/test';\ntest('x', () => {});";

  expect(toRunFile(sampleOf(whole, { title: 'a.spec.ts' }), undefined)).toMatchObject({
    path: 'a.spec.ts',
    text: whole,
    linesBefore: 0,
  });
});

test('hands what a whole file exports to its claim', () => {
  const { text } = toRunFile(sampleOf('export default 1;', { title: 'a.ts' }), 'rows/2');

  expect(text).toContain('import * as module from "./a.ts";');
  expect(text).toContain(
    'claimsOfPage["rows/2"]({ page, context, browser, expect, testInfo, module })',
  );
});

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
