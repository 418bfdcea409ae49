import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder } from '#build/read/installedPackages.ts';
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
  env?: Readonly<Record<string, string>>;
  /** Whether it is stopped after ten minutes: only for commands that may never end. */
  isLimited?: boolean;
}

/** Sets a stage on which samples find the framework of a version, with Stagehand behind it. */
export async function onStage<T>(
  root: string,
  version: VersionName,
  action: (stage: Stage) => Promise<T>,
): Promise<T> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'playbill-samples-')));
  const framework = packageFolder(root, version);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    writeFramework({ root, framework, write });
    return await action({
      folder,
      framework,
      write,
      run: (args, settings = {}) => runNode(folder, args, settings),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs the framework where the files of a stage resolve it, in either module system. */
function writeFramework({
  root,
  framework,
  write,
}: Pick<Stage, 'framework' | 'write'> & { root: string }): void {
  const { version } = JSON.parse(readFileSync(join(framework, 'package.json'), 'utf8')) as {
    version: string;
  };
  const launchOptions = {
    executablePath: process.env.BROWSER_PATH,
    chromiumSandbox: false,
    args: BROWSER_ARGUMENTS,
  };
  const url = (path: string) => JSON.stringify(pathToFileURL(path).href);
  const both = (file: string) => ({ import: `./${file}.mjs`, default: `./${file}.js` });
  const packages = { '@playwright/test': 'test', playwright: 'index' };
  for (const [name, main] of Object.entries(packages)) {
    const own = join('node_modules', name);
    const exports = {
      '.': both(main),
      './test': both('test'),
      './reporter': './reporter.js',
      './package.json': './package.json',
    };
    write(join(own, 'package.json'), JSON.stringify({ name, version, exports }));
    // Only types.
    write(join(own, 'reporter.js'), '');
    for (const file of ['index', 'test']) {
      write(
        join(own, `${file}.js`),
        `const { stageBrowsers } = require(${JSON.stringify(join(root, 'tools/samples/run/stageBrowsers.cjs'))});
const framework = require(${JSON.stringify(join(framework, `${file}.js`))});
const stagehand = ${url(join(root, 'tools/stagehand/respond.mjs'))};
const respond = async (...request) => (await import(stagehand)).respond(...request);
if (!globalThis.hasStagehand) stageBrowsers(framework, { respond, launchOptions: ${JSON.stringify(launchOptions)} });
globalThis.hasStagehand = true;
module.exports = framework;
`,
      );
      write(
        join(own, `${file}.mjs`),
        `import './${file}.js';
export * from ${url(join(framework, `${file}.mjs`))};
export { default } from ${url(join(framework, `${file}.mjs`))};
`,
      );
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
  { env = {}, isLimited = false }: RunSettings,
): Promise<string> {
  const own = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  const outside = mkdtempSync(join(tmpdir(), 'playbill-output-'));
  const file = join(outside, 'output.txt');
  // One file for both streams, to keep the order of lines.
  const output = openSync(file, 'a');
  try {
    const isKilled = await new Promise<boolean>((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd,
        env: {
          ...Object.fromEntries(own),
          PLAYWRIGHT_HTML_OPEN: 'never',
          // Newer releases of Node.js warn of what released packages use.
          NODE_OPTIONS: '--no-deprecation',
          ...env,
        },
        stdio: ['ignore', output, output],
        timeout: isLimited ? LIMIT_MS : undefined,
        killSignal: 'SIGKILL',
      });
      child.on('error', reject);
      child.on('exit', (_code, signal) => resolve(signal === 'SIGKILL'));
    });
    const text = readFileSync(file, 'utf8');
    return isKilled ? `${text}\n(It was stopped: it had not ended after ten minutes.)` : text;
  } finally {
    closeSync(output);
    rmSync(outside, { recursive: true, force: true });
  }
}
