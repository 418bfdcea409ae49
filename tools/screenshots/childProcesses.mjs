// Starts Playwright's command line and makes sure that nothing of it stays behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { playwrightCli } from './packages.mjs';
import { projectFolder } from './workspace.mjs';

const running = new Set();
const startTimeout = 60_000;
const stopTimeout = 8_000;

function start(args, environment) {
  // Own process group: its browsers and workers can then be ended together with it.
  const child = spawn(process.execPath, [playwrightCli, ...args], {
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

/** Runs a command to its end. Failing tests are expected, so the exit code alone is no error. */
export async function runPlaywright(args, environment) {
  const run = start(args, environment);
  await once(run.child, 'close');
  return run.output;
}

/** Starts a command that goes on, and resolves once it has printed something like `ready`. */
export async function startPlaywright(args, environment, ready) {
  const run = start(args, environment);
  await new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`"playwright ${args.join(' ')}" ${why}. It printed:\n${run.output}`));
    const timer = setTimeout(() => fail('did not become ready'), startTimeout);
    const check = () => ready.test(run.output) && (clearTimeout(timer), resolve());
    run.child.stdout.on('data', check);
    run.child.stderr.on('data', check);
    run.child.once('exit', () => (clearTimeout(timer), fail('ended early')));
  });
  return { output: run.output, stop: () => stop(run) };
}

/** Asks politely first: Playwright then closes its browsers, which have process groups of their own. */
async function stop(run) {
  if (!running.has(run)) return;
  const ended = once(run.child, 'exit');
  signalGroup(run, 'SIGTERM');
  const force = setTimeout(() => signalGroup(run, 'SIGKILL'), stopTimeout);
  await ended;
  clearTimeout(force);
}

function signalGroup({ child }, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** For errors and Ctrl+C; safe to call at any time. */
export async function stopAllProcesses() {
  await Promise.all([...running].map(stop));
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
