import { beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import { createTypescriptChecker } from './typescriptChecker.ts';

const CASES: readonly [says: string, code: string, names: Record<string, string>][] = [
  [
    'members, by the type that declares them',
    "await page.getByRole('row').getByRole('cell').first().click();",
    {
      'Page.getByRole': 'getByRole',
      'Locator.getByRole': 'getByRole',
      'Locator.first': 'first',
      'Locator.click': 'click',
    },
  ],
  [
    'options, and what is in them',
    "await page.screenshot({ clip: { x: 1, y: 2, width: 3, height: 4 }, path: 'seats.png' });",
    {
      'Page.screenshot': 'screenshot',
      'Page.screenshot.clip': 'clip',
      'Page.screenshot.clip.x': 'x',
      'Page.screenshot.clip.y': 'y',
      'Page.screenshot.clip.width': 'width',
      'Page.screenshot.clip.height': 'height',
      'Page.screenshot.path': 'path',
    },
  ],
  [
    'assertions, and what is asserted',
    "await expect(page).toHaveTitle('Seats'); expect(2).not.toBe(3);",
    {
      'PlaywrightAssertions.expectPage': 'expect',
      'PageAssertions.toHaveTitle': 'toHaveTitle',
      'PlaywrightAssertions.expectGeneric': 'expect',
      'GenericAssertions.not': 'not',
      'GenericAssertions.toBe': 'toBe',
    },
  ],
  ['events', "page.once('close', () => undefined);", { 'Page#close': 'close' }],
  [
    'the settings of a project',
    "import { defineConfig, devices } from '@playwright/test';\nexport default defineConfig({ projects: [{ name: 'phone', use: { ...devices['Pixel 7'], locale: 'de' } }] });",
    {
      'TestConfig.projects': 'projects',
      'TestProject.name': 'name',
      'TestProject.use': 'use',
      'Playwright.devices': 'devices',
      'TestOptions.locale': 'locale',
    },
  ],
  [
    'functions with members of their own',
    "import { test } from '@playwright/test';\ntest.describe.configure({ mode: 'serial' });\ntest('sells', () => {});",
    {
      'Test.describe': 'describe',
      'Test.describe.configure': 'configure',
      'Test.describe.configure.mode': 'mode',
      'Test.(call)': 'test',
    },
  ],
  [
    'nothing that only has the name of a member',
    'const seat = { click() {}, page: 1 }; seat.click(); [seat].filter(Boolean); console.log(seat.page);',
    {},
  ],
];

// In one program: most of the time is spent on the declarations.
const checker = createTypescriptChecker(process.cwd());
const samples = CASES.map(([, code]) => sampleOf(code));
beforeAll(() => void checker.check(samples), 60_000);

test.each(CASES.map(([says, code, names], index) => [says, { code, names, index }] as const))(
  'finds %s',
  (_, { code, names, index }) => {
    const links = Object.entries(checker.links?.().get(samples[index]!) ?? {});

    const read = links.map(([name, [at = 0]]) => [name, /^\w+/.exec(code.slice(at))?.[0]]);
    expect(Object.fromEntries(read)).toEqual(names);
  },
);
