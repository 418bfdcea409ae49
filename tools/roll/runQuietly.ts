import { spawn } from 'node:child_process';

export interface Outcome {
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
