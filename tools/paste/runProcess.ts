import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

interface Run {
  cwd: string;
  env: Readonly<Record<string, string>>;
}

/** Longer than anything that ends by itself takes, on a busy machine. */
const LIMIT_MS = 20 * 60 * 1000;

/** Runs a command to its end, and keeps both of its streams in their order. */
export function runProcess(
  command: string,
  args: readonly string[],
  { cwd, env }: Run,
): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
    });
    const chunks: Buffer[] = [];
    const settle = (ok: boolean, more = '') => {
      const said = Buffer.concat(chunks).toString() + more;
      resolve({ ok, said: stripVTControlCharacters(said) });
    };
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', ({ message }) => settle(false, message));
    child.on('close', (code) => settle(code === 0));
  });
}
