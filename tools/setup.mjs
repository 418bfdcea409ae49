// What the two commands need before anything is installed: plain JavaScript with Node's own modules.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileBuild } from './compile.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const MINIMUM_NODE = [20, 19];

/** Runs a command in the project folder and shows its output; rejects if it fails. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new CommandFailed(command, args, code ?? signal));
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  });
}

/** A command that failed has already printed why. */
export class CommandFailed extends Error {
  constructor(command, args, code) {
    super(`${command} ${args.join(' ')} ended with ${code}.`);
    this.code = code;
  }
}

/** Runs one of our files with Node.js; TypeScript is compiled on the fly. */
export function runNode(args, options) {
  return run(process.execPath, ['--import', 'tsx', ...args], options);
}

/** Runs the command line of src/build, which is compiled first. */
export async function runBuild(args) {
  await run(process.execPath, ['--enable-source-maps', await compileBuild(root), ...args]);
}

/** Installs exactly what the lock file says, unless it is installed already. */
export async function install() {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Compares the lock file with npm's record of what it has installed. */
function isInstalled() {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = read(installedLock);
  return Object.entries(read(join(root, 'package-lock.json'))).every(
    // Optional packages may be for another system; the root folder has no name.
    ([name, { version, optional }]) =>
      name === '' || installed[name]?.version === version || (optional && !installed[name]),
  );
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = MINIMUM_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Error(
    `Node.js ${MINIMUM_NODE.join('.')} or newer is required; this is ${process.versions.node}.`,
  );
}

/** Runs a tool; a failure is reported in one line and in the exit code. */
export async function main(action) {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof CommandFailed)) console.error(error.message);
    process.exitCode = typeof error.code === 'number' ? error.code : 1;
  }
}
