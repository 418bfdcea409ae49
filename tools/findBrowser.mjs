// Finds a Chromium for tests and measurements, or installs one.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from './setup.mjs';

/** The headless shell comes first: it takes a third off each test. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser; BROWSER_PATH takes precedence, then Playwright's own, then a system browser. */
export async function findBrowser() {
  const named = process.env.BROWSER_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_PATH is "${named}", which does not exist.`);
  }
  return (await installedBrowser()) ?? (await installBrowser());
}

async function installedBrowser() {
  return (await ownBrowser()) ?? SYSTEM_BROWSERS.find(existsSync);
}

/** The browser that Playwright downloaded earlier, if any. */
async function ownBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  // Another revision works as well: the tests use nothing that only the newest one has.
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .map((name) => join(folder, name, 'chrome-linux/chrome'))
    .find(existsSync);
}

async function installBrowser() {
  console.log('No browser found. Installing Chromium for the tests …');
  const attempts = [
    ['its own download', installOwn],
    ["Debian's package", () => installPackages('chromium-headless-shell')],
    ['the full Debian package', () => installPackages('chromium')],
  ];
  for (const [name, attempt] of attempts) {
    try {
      await attempt();
      const found = await installedBrowser();
      if (found) return found;
    } catch (error) {
      console.log(`  ${name} failed: ${error.message}`);
    }
  }
  throw new Error(
    'The tests need Chromium or Chrome. Install one and set BROWSER_PATH=/path/to/chrome.',
  );
}

function installOwn() {
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  // A download that does not start soon never will: behind a firewall it would hang.
  return run(process.execPath, args, { timeout: 300_000 });
}

/** Installs packages on Debian and its derivatives, without prompting; rejects without apt-get or permission to use it. */
export async function installPackages(...packages) {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('this system has no apt-get');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest);
  };
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', ...packages);
}
