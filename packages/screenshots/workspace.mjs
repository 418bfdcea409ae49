// Sets up the temporary folders that Playwright's tools need: a test project under a short path, and a folder
// in which Playwright finds "its" browser.
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentedRelease } from '../../src/build/read/installedPackages.ts';
import { chromiumPath, chromiumRevision, playwrightFolder } from './packages.mjs';

// The tools print full paths, so the project has a path that is fine in a screenshot.
export const projectFolder = process.env.STAGEHAND_FOLDER ?? '/stagehand';
const ownMark = '.made-by-take-screenshots';
const template = fileURLToPath(new URL('./testProject/', import.meta.url));

export async function createWorkspace(stagehandPort) {
  await claimProjectFolder();
  await cp(template, projectFolder, { recursive: true });
  await installPlaywrightInProject();
  const supportFolder = await mkdtemp(path.join(os.tmpdir(), 'stagehand-support-'));
  const temporaryFolder = path.join(supportFolder, 'tmp');
  await mkdir(temporaryFolder);
  const environment = {
    ...process.env,
    PLAYWRIGHT_BROWSERS_PATH: await createBrowsersFolder(supportFolder),
    STAGEHAND_BROWSER: chromiumPath,
    STAGEHAND_PORT: String(stagehandPort),
    FONTCONFIG_FILE: fileURLToPath(new URL('./fonts.conf', import.meta.url)),
    // Browser profiles and other leftovers go where removing the support folder removes them.
    TMPDIR: temporaryFolder,
    // The tools open a desktop browser when they serve a page, which is unwanted here.
    BROWSER: '/bin/true',
    CI: '',
  };
  return { environment, remove: () => removeFolders(supportFolder) };
}

async function claimProjectFolder() {
  const entries = await readdir(projectFolder).catch(() => []);
  if (entries.length && !entries.includes(ownMark)) {
    throw new Error(
      `${projectFolder} contains other files. Set STAGEHAND_FOLDER to another short path.`,
    );
  }
  await rm(projectFolder, { recursive: true, force: true });
  try {
    await mkdir(projectFolder, { recursive: true });
    await writeFile(path.join(projectFolder, ownMark), '');
  } catch (error) {
    throw new Error(
      `Cannot create ${projectFolder} (${error.code}). Set STAGEHAND_FOLDER to a short path you may write to.`,
    );
  }
}

/** The example imports @playwright/test as readers do; here that name resolves to playwright-stable. */
async function installPlaywrightInProject() {
  const modules = path.join(projectFolder, 'node_modules');
  const testPackage = path.join(modules, '@playwright', 'test');
  await mkdir(testPackage, { recursive: true });
  await symlink(playwrightFolder, path.join(modules, 'playwright'));
  const files = {
    // VS Code's extension looks for the version and the command line.
    'package.json': JSON.stringify({
      name: '@playwright/test',
      version: documentedRelease('stable'),
    }),
    'index.js': "module.exports = require('playwright/test');\n",
    'cli.js': "require('playwright/lib/program').program.parse(process.argv);\n",
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(testPackage, name), text);
  }
}

async function createBrowsersFolder(supportFolder) {
  const browsers = path.join(supportFolder, 'browsers');
  const names = { chromium: 'chrome', chromium_headless_shell: 'headless_shell' };
  for (const [kind, name] of Object.entries(names)) {
    const folder = path.join(browsers, `${kind}-${chromiumRevision}`);
    const program = path.join(folder, 'chrome-linux', name);
    await cp(fileURLToPath(new URL('./browser.sh', import.meta.url)), program);
    await chmod(program, 0o755);
    await writeFile(path.join(folder, 'INSTALLATION_COMPLETE'), '');
  }
  return browsers;
}

async function removeFolders(supportFolder) {
  await rm(supportFolder, { recursive: true, force: true });
  await rm(projectFolder, { recursive: true, force: true });
}
