import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

interface Settings {
  cwd: string;
  /** Beside the variables of this process. */
  env?: Readonly<Record<string, string>>;
  /** In milliseconds. */
  timeout?: number;
}

interface Outcome {
  ok: boolean;
  stdout: Buffer;
  /** What it complained about, or why it could not be started. */
  complaint: string;
  /** All that it has printed, in order and without colors. */
  said: string;
}

/** Runs a command to its end and keeps what it prints; failing is an outcome, not an error. */
export function runQuietly(
  command: string,
  args: readonly string[],
  { cwd, env, timeout }: Settings,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...{ cwd, timeout, env: { ...process.env, ...env } },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: { isError: boolean; chunk: Buffer }[] = [];
    const joined = (wanted: typeof chunks) => Buffer.concat(wanted.map(({ chunk }) => chunk));
    const settle = (ok: boolean, reason = '') => {
      const stdout = joined(chunks.filter(({ isError }) => !isError));
      const complaint = reason || joined(chunks.filter(({ isError }) => isError)).toString();
      const said = stripVTControlCharacters(joined(chunks).toString() + reason);
      resolve({ ok, stdout, complaint, said });
    };
    child.stdout.on('data', (chunk: Buffer) => chunks.push({ isError: false, chunk }));
    child.stderr.on('data', (chunk: Buffer) => chunks.push({ isError: true, chunk }));
    child.on('error', ({ message }) => settle(false, message));
    child.on('close', (code) => settle(code === 0));
  });
}

/** The program that installs packages. */
export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Installs what the manifest of a project says; keeps caches, unlike "npm ci". */
export async function installPackages(root: string): Promise<void> {
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, complaint } = await runQuietly(NPM, args, { cwd: root });
  if (!ok)
    throw new Error(
      `The packages cannot be installed, so nothing was changed. npm says:\n${complaint.trim()}`,
    );
}
