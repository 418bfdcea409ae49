import type ts from 'typescript';
import { expect, test } from 'vitest';
import { packageFolder } from '#build/read/installedPackages.ts';
import { type VersionName, VERSION_NAMES } from '#model/version.ts';
import type { Sample } from '../sample.ts';
import { sampleOf } from '../testing.ts';
import { readAmbientNames, toSampleFile } from './sampleFile.ts';
import { createProgram, createTypescriptChecker } from './typescriptChecker.ts';

const MODULE = "import { test, expect } from '@playwright/test';\n\n";

const wrong: Record<string, [Sample, number, RegExp]> = {
  'a wrong method': [
    sampleOf("await page.goto('/');\nawait page.clik('#seat');"),
    2,
    /'clik' does not exist.*'click'/,
  ],
  'a wrong option': [
    sampleOf("await page.goto('/', {\n  timeOut: 5,\n});"),
    2,
    /'timeOut' does not exist/,
  ],
  'a wrong argument': [
    sampleOf("await page.getByLabel('Seats').fill(\n  2,\n);"),
    2,
    /'number'.*'string'/,
  ],
  'a missing await': [
    sampleOf("// Book\n  page.getByText('Book').click();", { line: 20 }),
    2,
    /"await" is missing/,
  ],
  'a missing await of an assertion': [
    sampleOf(`${MODULE}test('x', async ({ page }) => {\n  expect(page).toHaveTitle('x');\n});`),
    4,
    /"await" is missing/,
  ],
  'a promise that is compared with a value': [
    sampleOf("\nexpect(page.title()).toBe('x');"),
    2,
    /"await" is missing/,
  ],
  'a syntax error': [sampleOf("await page.goto('/');\nawait page.click('a'"), 2, /',' expected/],
  'an unknown name': [sampleOf('await pge.reload();'), 1, /Cannot find name 'pge'/],
  'an ambient name in a whole file': [
    sampleOf(`${MODULE}test('x', async () => {\n  await page.reload();\n});`),
    4,
    /Cannot find name 'page'/,
  ],
  'an import of a file that no sample shows': [
    sampleOf("import { seats } from './seats';\nexport const all = seats;"),
    1,
    /'\.\/seats'/,
  ],
  'a wrong method in JavaScript': [
    sampleOf("const { chromium } = require('playwright');\nchromium.lunch();", { language: 'js' }),
    2,
    /'lunch' does not exist/,
  ],
  'a wrong option in a configuration': [
    sampleOf(
      "import { defineConfig } from '@playwright/test';\n\nexport default defineConfig({\n  retrys: 2,\n});",
      { title: 'playwright.config.ts' },
    ),
    4,
    /retrys/,
  ],
};

const right: Record<string, Sample> = {
  'a snippet': sampleOf("await expect(page.getByRole('status')).toHaveText('Booked');"),
  'a name of its own': sampleOf('const page = { seats: 2 };\nconsole.log(page.seats);'),
  'JavaScript with missing types and values': sampleOf(
    "function find(node) {\n  return node;\n}\nconst box = await page.locator('a').boundingBox();\nfind(box.x);\nawait page.evaluate(() => window.seats);",
    { language: 'js' },
  ),
  'a file that others import': sampleOf(
    "import { test as base } from '@playwright/test';\nexport const test = base.extend<{ seats: number }>({ seats: 2 });",
    { title: 'tests/fixtures.ts' },
  ),
  'an import of another sample': sampleOf(
    "import { test } from './fixtures';\n\ntest('x', async ({ seats }) => {\n  console.log(seats.toFixed());\n});",
    { title: 'tests/seats.spec.ts' },
  ),
  'an import of the file as it is at this place of its project': sampleOf(
    "import { row } from './row';\n\nconsole.log(row.toFixed());",
    { title: 'tests/a.spec.ts', project: 'rows', line: 30 },
  ),
  'an import of the file as it is after a change': sampleOf(
    "import { row } from './row';\n\nconsole.log(row.toUpperCase());",
    { title: 'tests/b.spec.ts', project: 'rows', line: 50 },
  ),
  'another meaning on a page of its own': sampleOf('console.log(request.url());', {
    page: 'api/class-request',
  }),
  'promises that are kept or handled': sampleOf(
    "const opened = page.waitForEvent('popup');\npage.reload().catch(() => {});\n(async () => {\n  await opened;\n})();",
  ),
};

/** Files of the same name that others import. */
const files = [
  sampleOf('export const row = [];', { title: 'tests/row.ts', line: 10 }),
  sampleOf('export const row = 1;', { title: 'tests/row.ts', project: 'rows', line: 20 }),
  sampleOf("export const row = 'A';", { title: 'tests/row.ts', project: 'rows', line: 40 }),
];

/** What only next has; at a line of its own, because the same finding at the same place is reported once. */
const newer = "console.log(page.locator('a').description());";
const both = sampleOf(newer, { line: 70 });
const next = sampleOf(newer, { line: 80, versions: ['current'] });

// One run for all of them: starting the compiler is what takes its time.
const samples = [
  ...Object.values(wrong).map(([sample]) => sample),
  ...Object.values(right),
  ...files,
  both,
  next,
];
const findings = createTypescriptChecker(process.cwd()).check(samples);

test.each(Object.entries(wrong))('finds %s', async (_name, [sample, line, message]) => {
  const found = (await findings).filter((finding) => finding.sample === sample);

  expect(found.map((finding) => finding.line)).toContain(line);
  expect(found.map((finding) => finding.message).join('\n')).toMatch(message);
});

test.each(Object.entries(right))('accepts %s', async (_name, sample) => {
  expect((await findings).filter((finding) => finding.sample === sample)).toEqual([]);
});

test('checks a sample against the versions that show it', async () => {
  const found = (await findings).map(({ sample }) => sample);

  expect(found).toContain(both);
  expect(found).not.toContain(next);
});

const root = process.cwd();
/** Most library files are the same in both versions. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function programOf(code: string, version: VersionName) {
  const file = toSampleFile(sampleOf(code), `${root}/samples/0`, readAmbientNames(root));
  return createProgram({ root, version, isLoose: false, files: [file], parsed });
}

test.each(VERSION_NAMES)('reads the framework from the package of %s only', (version) => {
  // The package of the tests would offer the last one.
  const names = ['@playwright/test', 'playwright', 'playwright-core', 'playwright/types/test'];
  const program = programOf(names.map((name) => `import '${name}';`).join('\n'), version);
  const read = program.getSourceFiles().map(({ fileName }) => fileName);
  const framework = read.filter(
    (path) => path.includes('/node_modules/') && path.includes('playwright'),
  );

  expect(framework.length).toBeGreaterThan(3);
  expect(framework.filter((path) => !path.startsWith(`${packageFolder(root, version)}/`))).toEqual(
    [],
  );
});
