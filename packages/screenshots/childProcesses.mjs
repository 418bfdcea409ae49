// Starts Playwright's command line and tests in other languages, and makes sure that no process is left behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { playwrightCli } from './packages.mjs';
import { projectFolder } from './workspace.mjs';

const running = new Set();
const startTimeout = 60_000;
const stopTimeout = 8_000;

function start([program, ...args], environment) {
  // A separate process group: its browsers and workers can be ended together with it.
  const child = spawn(program, args, {
    cwd: projectFolder,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const run = { child, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (run.output += chunk));
  }
  running.add(run);
  child.once('exit', () => running.delete(run));
  return run;
}

const playwright = (args) => [process.execPath, playwrightCli, ...args];
export const runPlaywright = (args, environment) => runCommand(playwright(args), environment);
export const startPlaywright = (args, environment, ready) =>
  startCommand(playwright(args), environment, ready);

/** Runs a command to completion. Failing tests are expected, so the exit code alone is not an error. */
export async function runCommand(command, environment) {
  const run = start(command, environment);
  await once(run.child, 'close');
  return run.output;
}

/** Starts a long-running command, and resolves once it has printed something like `ready`. */
export async function startCommand(command, environment, ready) {
  const run = start(command, environment);
  await new Promise((resolve, reject) => {
    const fail = (why) =>
      reject(new Error(`"${command.join(' ')}" ${why}. It printed:\n${run.output}`));
    const timer = setTimeout(() => fail('did not become ready'), startTimeout);
    const check = () => ready.test(run.output) && (clearTimeout(timer), resolve());
    run.child.stdout.on('data', check);
    run.child.stderr.on('data', check);
    run.child.once('exit', () => (clearTimeout(timer), fail('ended early')));
  });
  return { output: run.output, stop: () => stop(run) };
}

/**
 * Terminates gracefully first: Playwright's processes then close their browsers, which have separate process
 * groups. Its workers may outlive it, so the whole group has to be gone.
 */
async function stop({ child }) {
  signalGroup(child, 'SIGTERM');
  const deadline = Date.now() + stopTimeout;
  while (signalGroup(child, 0)) {
    if (Date.now() > deadline) return signalGroup(child, 'SIGKILL');
    await delay(50);
  }
}

/** Returns whether there was still a process to receive the signal. */
function signalGroup({ pid }, signal) {
  try {
    return process.kill(-pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** For errors and Ctrl+C; safe to call at any time. */
export async function stopAllProcesses() {
  await Promise.all([...running].map(stop));
}

/** Looks again until the check succeeds: the tools give no sign when they are done. */
export async function poll(check, { limit = startTimeout, failure }) {
  const deadline = Date.now() + limit;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(failure);
    await delay(100);
  }
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
