import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BROWSER_ARGUMENTS } from '../browserArguments.mjs';
import { interpreterIn } from '../samples/python/pythonChecker.ts';
import { runProcess } from './runProcess.ts';

/** The folder of the driver in the packages for Python: Node.js and the framework, as all other languages have them. */
export async function driverOf(packages: string): Promise<string> {
  const print = 'import playwright, os; print(os.path.dirname(playwright.__file__))';
  const { said } = await runProcess(interpreterIn(packages), ['-c', print], {
    cwd: packages,
    env: {},
  });
  return join(said.trim(), 'driver');
}

/**
 * Environment variables with which a driver finds the Chromium of this machine where its own would be: it starts
 * without a change of the sample.
 */
export function browserVariables(folder: string, driver: string): Record<string, string> {
  const { browsers } = JSON.parse(readFileSync(join(driver, 'package/browsers.json'), 'utf8')) as {
    browsers: { name: string; revision: string }[];
  };
  const options = ['--no-sandbox', ...BROWSER_ARGUMENTS].map((option) => `'${option}'`).join(' ');
  const script = `#!/bin/sh\nexec '${process.env['BROWSER_PATH'] ?? ''}' "$@" ${options}\n`;
  for (const [name, program] of [
    ['chromium', 'chrome'],
    ['chromium-headless-shell', 'headless_shell'],
  ] as const) {
    const revision = browsers.find((browser) => browser.name === name)?.revision ?? '';
    const path = join(folder, `${name.replaceAll('-', '_')}-${revision}/chrome-linux/${program}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, script);
    chmodSync(path, 0o755);
  }
  return { PLAYWRIGHT_BROWSERS_PATH: folder, PLAYWRIGHT_SKIP_VALIDATE_HOST_REQUIREMENTS: '1' };
}
