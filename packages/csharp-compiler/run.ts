import { execFile, type ExecFileOptions } from 'node:child_process';

/** Runs a program and returns what it prints; rejects with its standard error, or why it did not start. */
export function run(
  command: string,
  args: readonly string[],
  { input = '', ...options }: ExecFileOptions & { input?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const settings = { ...options, encoding: 'utf8', maxBuffer: Infinity } as const;
    const child = execFile(command, args, settings, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr.trim() || error.message));
      else resolve(stdout);
    });
    // A program that fails early closes its input; the exit code reports the failure.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
