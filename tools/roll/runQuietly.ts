import { spawn } from 'node:child_process';

interface Outcome {
  ok: boolean;
  stdout: Buffer;
  /** What it complained about, or why it could not be started. */
  complaint: string;
}

/** Runs a command to its end and keeps what it prints; failing is an outcome, not an error. */
export function runQuietly(
  command: string,
  args: readonly string[],
  { cwd }: { cwd: string },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    const settle = (ok: boolean, complaint: string) =>
      resolve({ ok, stdout: Buffer.concat(stdout), complaint });
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', ({ message }) => settle(false, message));
    child.on('close', (code) => settle(code === 0, Buffer.concat(stderr).toString()));
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
