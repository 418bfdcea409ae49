import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentedRelease, packageFolder } from '#build/read/installedPackages.ts';
import type { VersionName } from '#model/version.ts';
import { BROWSER_ARGUMENTS } from '../../browserArguments.mjs';

/** What a checker that runs samples needs on this machine; absent if nothing is missing. */
export function missingBrowser(): Promise<string | undefined> {
  return Promise.resolve(
    process.env.BROWSER_PATH
      ? undefined
      : 'Chromium was not found: set BROWSER_PATH=/path/to/chromium.',
  );
}

/** A temporary folder outside the project, so nothing of the project can be resolved from there. */
export interface Stage {
  folder: string;
  /** The package of the version that runs there. */
  framework: string;
  write: (path: string, text: string) => void;
  /** Runs Node.js there and resolves to its whole output. */
  run: (args: readonly string[], settings?: RunSettings) => Promise<string>;
}

interface RunSettings {
  /** A folder of the stage. */
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Whether it is stopped after ten minutes: only for commands that may never end. */
  isLimited?: boolean;
}

/** Sets a stage on which samples find the framework of a version, with Stagehand behind it unless that is served. */
export async function onStage<T>(
  root: string,
  version: VersionName,
  action: (stage: Stage) => Promise<T>,
  { isServed = false }: { isServed?: boolean } = {},
): Promise<T> {
  const folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'playbill-samples-')));
  const stage: Stage = {
    folder,
    framework: packageFolder(root, version),
    write(path, text) {
      fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
      fs.writeFileSync(join(folder, path), text);
    },
    run: (args, settings = {}) => runNode(join(folder, settings.cwd ?? ''), args, settings),
  };
  try {
    writeFramework(root, version, stage, isServed);
    return await action(stage);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs the framework where the files of a stage resolve it, in either module system. */
function writeFramework(
  root: string,
  version: VersionName,
  { framework, write }: Stage,
  isServed: boolean,
): void {
  const launchOptions = {
    executablePath: process.env.BROWSER_PATH,
    chromiumSandbox: false,
    args: BROWSER_ARGUMENTS,
  };
  const path = (...parts: string[]) => JSON.stringify(join(...parts));
  const url = (...parts: string[]) => JSON.stringify(pathToFileURL(join(...parts)).href);
  const both = (file: string) => ({ import: `./${file}.mjs`, default: `./${file}.js` });
  for (const [name, main] of [
    ['@playwright/test', 'test'],
    ['playwright', 'index'],
  ] as const) {
    const own = join('node_modules', name);
    const exports = {
      '.': both(main),
      './test': both('test'),
      './reporter': './reporter.js',
      './package.json': './package.json',
    };
    const manifest = { name, version: documentedRelease(version), exports };
    write(join(own, 'package.json'), JSON.stringify(manifest));
    // Only types.
    write(join(own, 'reporter.js'), '');
    for (const file of ['index', 'test']) {
      const script = `const { stageBrowsers } = require(${path(root, 'tools/samples/run/stageBrowsers.cjs')});
const framework = require(${path(framework, `${file}.js`)});
const stagehand = ${url(root, 'tools/stagehand/respond.mjs')};
const respond = ${isServed ? 'undefined' : 'async (...request) => (await import(stagehand)).respond(...request)'};
if (!globalThis.hasStagehand) stageBrowsers(framework, { respond, launchOptions: ${JSON.stringify(launchOptions)} });
globalThis.hasStagehand = true;
module.exports = framework;
`;
      const module = `import './${file}.js';
export * from ${url(framework, `${file}.mjs`)};
export { default } from ${url(framework, `${file}.mjs`)};
`;
      write(join(own, `${file}.js`), script);
      write(join(own, `${file}.mjs`), module);
    }
  }
}

/** A busy machine is slow, not wrong. */
const LIMIT_MS = 10 * 60 * 1000;

/** Settings of whatever runs the samples: a test runner, npm, a CI service, a terminal. */
const FOREIGN =
  /^(PLAYWRIGHT_|PW_|PWTEST_|TEST_|VITEST|npm_|GITHUB_|(CI|DEBUG|NODE_OPTIONS|NODE_ENV|NO_COLOR|FORCE_COLOR|COLUMNS)$)/;

async function runNode(
  cwd: string,
  args: readonly string[],
  { env, isLimited }: RunSettings,
): Promise<string> {
  const own = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  const outside = fs.mkdtempSync(join(tmpdir(), 'playbill-output-'));
  const file = join(outside, 'output.txt');
  // One file for both streams, to keep the order of lines.
  const output = fs.openSync(file, 'a');
  try {
    const isKilled = await new Promise<boolean>((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd,
        env: {
          ...Object.fromEntries(own),
          PLAYWRIGHT_HTML_OPEN: 'never',
          // Newer releases of Node.js warn of what released packages use.
          NODE_OPTIONS: '--no-deprecation',
          // npm warns of settings of this machine.
          npm_config_loglevel: 'error',
          ...env,
        },
        stdio: ['ignore', output, output],
        timeout: isLimited ? LIMIT_MS : undefined,
        killSignal: 'SIGKILL',
      });
      child.on('error', reject);
      child.on('exit', (_code, signal) => resolve(signal === 'SIGKILL'));
    });
    const text = fs.readFileSync(file, 'utf8');
    return isKilled ? `${text}\n(It was stopped: it had not ended after ten minutes.)` : text;
  } finally {
    fs.closeSync(output);
    fs.rmSync(outside, { recursive: true, force: true });
  }
}
