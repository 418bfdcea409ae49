import { expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import { checkIdioms } from './checkIdioms.ts';

const linesOf = (language: string, ...codes: string[]) =>
  checkIdioms(codes.map((code) => sampleOf(code, { language }))).map(({ line }) => line);

const MARKER = '@pytest.mark.asyncio(loop_scope="session")';
const TEST = 'async def test_basket(page):\n    pass';

test.each([
  ['ts', 'expect(26 + 2).toBe(28);'],
  ['js', 'expect(2 * 26 + 2).toBe(54);'],
  ['python', 'assert 26 + 2 == 28'],
  ['java', 'assertEquals(28, 26 + 2);'],
  ['csharp', 'Assert.That(26 + 2, Is.EqualTo(28));'],
])('finds arithmetic in an assertion in %s', (language, code) => {
  expect(linesOf(language, code)).toEqual([10]);
});

test.each([
  ['ts', 'expect(0.1 + 0.2).toBeCloseTo(0.3);'],
  ['ts', 'await expect(total).toHaveText(`£${seats * 26 + 2}.00`);'],
  ['python', 'assert len(seats) == 2'],
  ['java', 'assertEquals(28, order.total());'],
])('accepts an assertion about a value in %s: %s', (language, code) => {
  expect(linesOf(language, code)).toEqual([]);
});

test('asks for the marker of each async test', () => {
  expect(linesOf('python', `import pytest\n\n${TEST}\n\n${MARKER}\n${TEST}`)).toEqual([12]);
  expect(linesOf('python', `${MARKER}\n\n${TEST}`)).toEqual([12]);
  expect(linesOf('python', `@pytest.mark.slow\n${TEST}`)).toEqual([11]);
});

test('accepts async tests that a marker or the configuration on the page covers', () => {
  expect(linesOf('python', `${MARKER}\n@pytest.mark.slow\n${TEST}`)).toEqual([]);
  expect(linesOf('python', `@pytest.mark.slow\n${MARKER}\n${TEST}`)).toEqual([]);
  expect(
    linesOf('python', `pytestmark = pytest.mark.asyncio(loop_scope="session")\n\n${TEST}`),
  ).toEqual([]);
  expect(linesOf('python', TEST, '[pytest]\nasyncio_mode = auto')).toEqual([]);
});

test('asks for the imports of a test file, not of a snippet, a row or another tool', () => {
  const use = "test.use({ locale: 'de-DE' });";

  expect(linesOf('ts', `// Hall 2\n${use}`, "test.describe.only('basket', () => {});")).toEqual([
    11, 10,
  ]);
  expect(linesOf('ts', `import { test } from './fixtures';\n\n${use}`)).toEqual([]);
  expect(linesOf('ts', "await test.step('Sign in', async () => {});")).toEqual([]);
  expect(checkIdioms([sampleOf(use, { isRow: true })])).toEqual([]);
  expect(checkIdioms([sampleOf(use, { unchecked: 'a test of Jest' })])).toEqual([]);
});

test.each([
  '=> new() { BaseURL = "https://stagehand.example" };',
  '=> new()\n{\n    BaseURL = "https://stagehand.example",\n};',
  '=> new BrowserNewContextOptions { Locale = "en-GB" };',
  '{\n    return new BrowserNewContextOptions() { Locale = "en-GB" };\n}',
])('finds context options without the defaults: %j', (body) => {
  expect(linesOf('csharp', `ContextOptions() ${body}`)).toEqual([10]);
});

test.each(['base.ContextOptions()', 'Playwright.Devices["iPhone 15"]'])(
  'accepts context options that start from %s',
  (start) => {
    const code = `ContextOptions() => new(${start}) { Locale = "en-GB" };`;

    expect(linesOf('csharp', code)).toEqual([]);
  },
);

test.each([
  ['ts', 'const phone = await browser.newPage();'],
  ['python', 'basket = context.new_page()'],
  ['java', 'Page basket = context.newPage();'],
  ['csharp', 'var basket = await context.NewPageAsync();'],
])('asks for the name of the only page in %s', (language, code) => {
  expect(linesOf(language, code)).toEqual([10]);
  expect(linesOf(language, code.replace(/(basket|phone) =/, 'page ='))).toEqual([]);
  expect(linesOf(language, `${code}\n${code.replace(/(basket|phone) =/, 'guest =')}`)).toEqual([]);
  expect(linesOf(language, `page.reload();\n${code}`)).toEqual([]);
});

test('finds long lines, except those that cannot break', () => {
  const long = `page.goto("${'a'.repeat(80)}")`;

  expect(linesOf('java', `page.reload();\n${long};`)).toEqual([11]);
  expect(linesOf('python', long.replace('a', 'https://'))).toEqual([]);
  expect(linesOf('bash', long)).toEqual([]);
  expect(checkIdioms([sampleOf(long, { isRow: true })])).toEqual([]);
});
