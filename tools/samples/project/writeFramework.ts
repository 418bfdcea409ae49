import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BROWSER_ARGUMENTS } from '../../browserArguments.mjs';

interface FrameworkOptions {
  root: string;
  /** The folder of the project. */
  folder: string;
  /** The installed package. */
  framework: string;
}

/** Installs the framework, with Stagehand routed behind it, where the files of a project resolve it. */
export function writeFramework({ root, folder, framework }: FrameworkOptions): void {
  const { version } = JSON.parse(readFileSync(join(framework, 'package.json'), 'utf8')) as {
    version: string;
  };
  const launchOptions = {
    executablePath: process.env.BROWSER_PATH,
    chromiumSandbox: false,
    args: BROWSER_ARGUMENTS,
  };
  const url = (path: string) => JSON.stringify(pathToFileURL(path).href);
  const entry = (file: string) => ({
    js: `const { stageBrowsers } = require(${JSON.stringify(join(root, 'tools/samples/run/stageBrowsers.cjs'))});
const framework = require(${JSON.stringify(join(framework, `${file}.js`))});
const stagehand = ${url(join(root, 'tools/stagehand/respond.mjs'))};
const respond = async (...request) => (await import(stagehand)).respond(...request);
if (!globalThis.hasStagehand) stageBrowsers(framework, { respond, launchOptions: ${JSON.stringify(launchOptions)} });
globalThis.hasStagehand = true;
module.exports = framework;
`,
    mjs: `import './${file}.js';
export * from ${url(join(framework, `${file}.mjs`))};
export { default } from ${url(join(framework, `${file}.mjs`))};
`,
  });
  const write = (name: string, main: string) => {
    const own = join(folder, 'node_modules', name);
    mkdirSync(own, { recursive: true });
    const both = (file: string) => ({ import: `./${file}.mjs`, default: `./${file}.js` });
    const exports = {
      '.': both(main),
      './test': both('test'),
      './reporter': './reporter.js',
      './package.json': './package.json',
    };
    writeFileSync(join(own, 'package.json'), JSON.stringify({ name, version, exports }));
    // Only types.
    writeFileSync(join(own, 'reporter.js'), '');
    for (const file of ['index', 'test']) {
      const { js, mjs } = entry(file);
      writeFileSync(join(own, `${file}.js`), js);
      writeFileSync(join(own, `${file}.mjs`), mjs);
    }
  };
  write('@playwright/test', 'test');
  write('playwright', 'index');
}
