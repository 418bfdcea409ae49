// Finds the npm packages and the browser, and explains what to do if one is missing.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const expectedVersion = '1.56.1';

function resolvePackage(name, hint) {
  try {
    return require.resolve(`${name}/package.json`);
  } catch {
    throw new Error(`The npm package "${name}" is not installed. ${hint}`);
  }
}

function findPlaywright() {
  const hint = `Run: npm install --save-dev playwright-stable@npm:playwright@${expectedVersion}`;
  const manifest = resolvePackage('playwright-stable', hint);
  const { version } = require(manifest);
  if (version !== expectedVersion) {
    throw new Error(
      `playwright-stable is version ${version}; the guides need ${expectedVersion}. ${hint}`,
    );
  }
  return path.dirname(manifest);
}

export const playwrightFolder = findPlaywright();
export const playwrightCli = path.join(playwrightFolder, 'cli.js');
export const { chromium } = require(playwrightFolder);

// playwright-core may be hoisted or nested, so resolve it from Playwright's own location. Its list of browsers
// is not exported and has to be read as a file.
const requireFromPlaywright = createRequire(path.join(playwrightFolder, 'package.json'));
const coreFolder = path.dirname(requireFromPlaywright.resolve('playwright-core/package.json'));
const { browsers } = require(path.join(coreFolder, 'browsers.json'));
export const chromiumRevision = browsers.find(({ name }) => name === 'chromium').revision;

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
if (!existsSync(chromiumPath)) {
  throw new Error(
    `There is no browser at ${chromiumPath}. Install Debian's package "chromium", ` +
      'or set CHROMIUM_PATH to a Chrome or Chromium program.',
  );
}

/** sharp makes the files small; without it the images are only larger. */
export function findSharp() {
  try {
    return require('sharp');
  } catch {
    return undefined;
  }
}
