import { expect, test } from 'vitest';
import { sampleOf } from '../samples/testing.ts';
import type { Sample } from '../samples/sample.ts';
import { filesBeside, kindOf, planPastes } from './planPastes.ts';

const base = 'http://localhost:3000/stagehand/';
const TEST = "import { test } from '@playwright/test';\n\ntest('a', async () => {});";

test.each([
  ['complete', TEST, 'ts'],
  ['complete', "import { chromium } from 'playwright';\nawait chromium.launch();", 'ts'],
  ['complete', "const { chromium } = require('playwright');", 'js'],
  [
    'part',
    "import { defineConfig } from '@playwright/test';\nexport default defineConfig({});",
    'ts',
  ],
  ['part', "export const seats = (page) => page.getByLabel('Seats');", 'ts'],
  ['fragment', "await page.goto('/');", 'ts'],
  [
    'complete',
    'from playwright.sync_api import Page\n\ndef test_a(page: Page):\n    pass',
    'python',
  ],
  [
    'complete',
    'from playwright.sync_api import sync_playwright\n\nwith sync_playwright() as p:',
    'python',
  ],
  ['part', 'import pytest\n\n@pytest.fixture\ndef seats():\n    return 2', 'python'],
  ['fragment', 'page.goto("/")', 'python'],
  ['complete', 'class A {\n  @Test\n  void a() {}\n}', 'java'],
  ['complete', 'public class A {\n  public static void main(String[] args) {}\n}', 'java'],
  ['part', 'public class BasketPage {\n}', 'java'],
  ['fragment', 'page.navigate("/");', 'java'],
] as const)('takes for %s: %s', (kind, code, language) => {
  expect(kindOf(sampleOf(code, { language }))).toBe(kind);
});

test('puts what a sample imports beside it, and what that imports', () => {
  const fixtures = titled(
    'tests/fixtures.ts',
    "import { Basket } from '../pages/basket';\nexport {};",
  );
  const basket = titled('pages/basket.ts', 'export class Basket {}');
  const other = titled('pages/login.ts', 'export class Login {}');
  const own = titled('tests/a.spec.ts', TEST.replace("'@playwright/test'", "'./fixtures'"));

  expect(filesBeside(own, [fixtures, basket, other, own])).toEqual([fixtures, basket]);
});

test('puts the settings of the same section beside a test', () => {
  const here = titled('playwright.config.ts', 'export default {};');
  const elsewhere = titled('conftest.py', '', { heading: 'elsewhere' });
  const own = titled('tests/a.spec.ts', TEST);

  expect(filesBeside(own, [here, elsewhere, own])).toEqual([here]);
});

test('prefers the last file above a sample, of several with one title', () => {
  const first = titled('playwright.config.ts', '1;', { line: 1 });
  const second = titled('playwright.config.ts', '2;', { line: 5 });
  const below = titled('playwright.config.ts', '3;', { line: 20 });
  const own = titled('tests/a.spec.ts', TEST);

  expect(filesBeside(own, [first, second, below, own])).toEqual([second]);
});

test('saves the setup, which a state comes from, and its project beside a test', () => {
  const state = 'playwright/.auth/user.json';
  const setup = titled('tests/auth.setup.ts', `save('${state}');`, { heading: 'setup' });
  const config = titled('playwright.config.ts', `use('${state}');`, { heading: 'setup' });
  const roles = titled('playwright/roles.ts', `export const user = '${state}';`);
  const own = titled('tests/a.spec.ts', `import { user } from '../playwright/roles';\n${TEST}`);
  const other = titled('tests/b.spec.ts', TEST);

  expect(filesBeside(own, [setup, config, roles, own])).toEqual([setup, config, roles]);
  expect(filesBeside(other, [setup, config, roles, other])).toEqual([]);
});

test('starts a fragment on its page, unless it opens one itself', () => {
  const start = 'http://localhost:3000/stagehand/basket';
  const there = sampleOf("await page.getByRole('button').click();");
  const opens = sampleOf("await page.route('**/*', abort);\nawait page.goto('basket');");
  const { pastes } = planPastes([there, opens], ({ code }) => ({ text: code, start, base }));

  expect(pastes.map((paste) => paste.start)).toEqual([start, undefined]);
});

test('says why a sample is not pasted', () => {
  const marked = sampleOf(TEST, { unpasted: 'needs two machines' });
  const nowhere = sampleOf('await seats.click();');
  const hidden = sampleOf(`${TEST}\n`);
  const { left } = planPastes([marked, nowhere, hidden], (sample) =>
    sample === hidden ? undefined : { text: sample.code, base },
  );

  expect(left.map(({ result }) => result)).toEqual(
    ['needs two machines', 'has no page to start on', 'the page does not show it'].map(
      (reason) => ({
        status: 'untried',
        reason,
      }),
    ),
  );
});

function titled(title: string, code: string, fields: Partial<Sample> = {}): Sample {
  return sampleOf(code, { title, ...fields });
}
