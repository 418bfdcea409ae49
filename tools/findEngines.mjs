// Finds Firefox and WebKit for the tests in other engines, or installs them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, installPackages } from './findBrowser.mjs';

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** How to find each engine, and the Debian packages that provide it. */
const ENGINES = {
  firefox: { find: () => FIREFOX_PATHS.find(existsSync), packages: ['firefox-esr'] },
  webkit: { find: findMiniBrowser, packages: ['webkit2gtk-driver', 'xvfb'] },
};

export const ENGINE_NAMES = [...Object.keys(ENGINES), 'chromium'];

/** The path of an engine's browser; rejects with one line that says why there is none. */
export async function findEngine(name) {
  if (name === 'chromium') return findBrowser();
  const { find, packages } = ENGINES[name];
  const found = find();
  if (found) return found;
  console.log(`No ${name} found. Installing ${packages.join(' and ')} …`);
  await installPackages(...packages);
  const installed = find();
  if (installed) return installed;
  throw new Error(`${packages.join(' and ')} did not provide it`);
}

/** The WebKitGTK browser, if its driver and a virtual display are installed, too. */
function findMiniBrowser() {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/xvfb-run')) return undefined;
  return ['/usr/lib', '/usr/libexec']
    .filter(existsSync)
    .flatMap((folder) => [folder, ...subfolders(folder, /-linux-gnu$/)])
    .flatMap((folder) => subfolders(folder, /^webkit(2gtk|gtk)-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

function subfolders(folder, pattern) {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}
