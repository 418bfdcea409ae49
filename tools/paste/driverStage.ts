import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BROWSER_ARGUMENTS } from '../browserArguments.mjs';
import { runQuietly } from '../runQuietly.ts';
import { preparePackages } from '../samples/compiled.ts';
import { interpreterIn, PYTHON } from '../samples/python/pythonChecker.ts';

/** A temporary folder in which the framework of another language finds the Chromium of this machine. */
interface DriverStage {
  folder: string;
  /** Node.js and the framework, as the packages of all other languages have them. */
  driver: string;
  /** Of Python, with its packages. */
  python: string;
  write: (path: string, text: string) => void;
  /** Runs a command in the folder, or in one below it. */
  run: Run;
}

type Run = (
  command: string,
  args: readonly string[],
  cwd?: string,
) => Promise<{ ok: boolean; said: string }>;

/** Longer than anything that ends by itself takes, on a busy machine. */
const LIMIT_MS = 20 * 60 * 1000;

/** What the guides tell readers to set: any value will do for the demo. */
const OF_READER = { API_TOKEN: 'token' };

export async function onDriverStage<T>(
  root: string,
  action: (stage: DriverStage) => Promise<T>,
): Promise<T> {
  const packages = await preparePackages(root, PYTHON);
  const python = interpreterIn(packages);
  const folder = mkdtempSync(join(tmpdir(), 'playbill-paste-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    const driver = await driverOf(python, packages);
    const env = { ...browserVariables(join(folder, 'browsers'), driver), ...OF_READER };
    const run: Run = (command, args, cwd = '') =>
      runQuietly(command, args, { cwd: join(folder, cwd), env, timeout: LIMIT_MS });
    return await action({ folder, driver, python, write, run });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The driver in the packages for Python: that in the bundle for Java is the same, and five times as large. */
async function driverOf(python: string, packages: string): Promise<string> {
  const print = 'import playwright, os; print(os.path.dirname(playwright.__file__))';
  const { said } = await runQuietly(python, ['-c', print], { cwd: packages });
  return join(said.trim(), 'driver');
}

/**
 * Environment variables with which a driver finds the Chromium of this machine where its own would be: it starts
 * without a change of the sample.
 */
function browserVariables(folder: string, driver: string): Record<string, string> {
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
