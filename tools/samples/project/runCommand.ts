import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutRunner } from '../run/withoutRunner.ts';

/** Only for commands that never end: a busy machine is slow, not wrong. */
const LIMIT_MS = 10 * 60 * 1000;

/** Runs Node.js in a folder and resolves to its whole output. */
export async function runCommand(command: {
  args: readonly string[];
  folder: string;
  env: Readonly<Record<string, string>>;
}): Promise<string> {
  const { args, folder, env } = command;
  const own = mkdtempSync(join(tmpdir(), 'playbill-output-'));
  const file = join(own, 'output.txt');
  // One file for both streams, to keep the order of lines.
  const output = openSync(file, 'a');
  try {
    const isKilled = await new Promise<boolean>((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd: folder,
        env: {
          ...withoutRunner(process.env),
          PLAYWRIGHT_HTML_OPEN: 'never',
          // Newer releases of Node.js warn of what released packages use.
          NODE_OPTIONS: '--no-deprecation',
          ...env,
        },
        stdio: ['ignore', output, output],
        timeout: LIMIT_MS,
        killSignal: 'SIGKILL',
      });
      child.on('error', reject);
      child.on('exit', (_code, signal) => resolve(signal === 'SIGKILL'));
    });
    const text = readFileSync(file, 'utf8');
    return isKilled ? `${text}\n(It was stopped: it had not ended after ten minutes.)` : text;
  } finally {
    closeSync(output);
    rmSync(own, { recursive: true, force: true });
  }
}
