// Finds the npm packages and the browser.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  coreFolder,
  documentedRelease,
  packageFolder,
  releaseOf,
} from '../../src/build/read/installedPackages.ts';
import { root } from '../../tools/setup.mjs';

const require = createRequire(import.meta.url);

export const playwrightFolder = packageFolder(root, 'stable');
export const playwrightCli = path.join(playwrightFolder, 'cli.js');
export const { chromium, devices } = require(playwrightFolder);
export const traceViewerFolder = path.join(coreFolder(root, 'stable'), 'lib/vite/traceViewer');

// Its list of browsers is not exported and has to be read as a file.
const { browsers } = require(path.join(coreFolder(root, 'stable'), 'browsers.json'));
export const chromiumRevision = browsers.find(({ name }) => name === 'chromium').revision;

/** What the scenes show, and the words of each edition in the tools: how codegen opens a page, quotes strings … */
export const scenes = require('./scenes.json');
export const targets = require('./editions.json');

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Throws with what to do if a package or the browser is missing. */
export function checkInstalled() {
  const installed = releaseOf(playwrightFolder);
  const documented = `playwright ${documentedRelease('stable')}`;
  if (installed !== documented) {
    throw new Error(
      `${playwrightFolder} is ${installed}; the guides need ${documented}. Run npm ci.`,
    );
  }
  if (!existsSync(chromiumPath)) {
    throw new Error(
      `There is no browser at ${chromiumPath}. Install Debian's package "chromium", ` +
        'or set CHROMIUM_PATH to a Chrome or Chromium program.',
    );
  }
}
