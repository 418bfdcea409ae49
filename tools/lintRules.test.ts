import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runQuietly } from './runQuietly.ts';

const INWARD = 'Within a room, import with ./';
const RELEASE = 'src/build/read/installedPackages.ts has those.';
const AGAIN = 'This reads the page once.';

test('refuses imports and assertions where the house does', async () => {
  const said = await lint({
    'src/ui/outward.ts': `import { x } from '../shell/x.ts'; x();`,
    'src/ui/enum.ts': `enum X {}`,
    'src/build/tests.ts': `export { x } from 'playwright-core/lib/x';`,
    'content/samples/claims/tests.ts': `import { x } from '@playwright/test'; x();`,
    'packages/screenshots/tests.mjs': `import { x } from 'playwright'; x();`,
    'packages/screenshots/load.mjs': `await import('playwright');`,
    'packages/screenshots/load.cjs': `require('@playwright/test');`,
    'e2e/once.spec.ts': `expect(await page.title()).toBe('');`,
    'src/shell/good.ts': `import { x } from '#model/x.ts'; x();`,
    'content/samples/claims/good.ts': `import { x } from 'playwright-stable/test'; x();`,
    'tools/testing/good.ts': `import { x } from '@playwright/test/reporter'; x();`,
    'e2e/good.spec.ts': `await expect(page.getByRole('main')).toBeVisible();`,
  });

  expect(said).toEqual({
    'src/ui/outward.ts': [expect.stringContaining(INWARD)],
    'src/ui/enum.ts': ['Use a union of string literals.'],
    'src/build/tests.ts': [expect.stringContaining(RELEASE)],
    'content/samples/claims/tests.ts': [expect.stringContaining(RELEASE)],
    'packages/screenshots/tests.mjs': [expect.stringContaining(RELEASE)],
    'packages/screenshots/load.mjs': [expect.stringContaining(RELEASE)],
    'packages/screenshots/load.cjs': [expect.stringContaining(RELEASE)],
    'e2e/once.spec.ts': [expect.stringContaining(AGAIN)],
  });
});

/** What the linter says of files, with our configuration. */
async function lint(files: Readonly<Record<string, string>>): Promise<Record<string, string[]>> {
  const root = mkdtempSync(`${tmpdir()}/lint-`);
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(resolve('node_modules'), `${root}/node_modules`);
  for (const file of ['.oxlintrc.json', 'tools/lintRules.mjs']) cpSync(file, `${root}/${file}`);
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(`${root}/${dirname(file)}`, { recursive: true });
    writeFileSync(`${root}/${file}`, code);
  }
  // By their names: it would follow the link to the packages.
  const linter = resolve('node_modules/oxlint/bin/oxlint');
  const args = [linter, '--format=json', ...Object.keys(files)];
  const { stdout } = await runQuietly(process.execPath, args, { cwd: root });
  const { diagnostics } = JSON.parse(stdout.toString()) as {
    diagnostics: { code?: string; filename: string; message: string }[];
  };
  const said: Record<string, string[]> = {};
  for (const { code, filename, message } of diagnostics) {
    if (code?.startsWith('house')) (said[filename] ??= []).push(message);
  }
  return said;
}
