import type { Progress } from './progress.ts';
import { startProgress } from './progress.ts';

const NAME_WIDTH = 24;

/** Runs a step with a progress bar in a terminal, and prints one line: its name, duration and result. */
export async function runStage<T extends { note?: string | undefined }>(
  name: string,
  action: (progress: Progress) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const progress = startProgress(name, process.stdout);
  try {
    const result = await action(progress);
    progress.end();
    console.log(stageLine(name, performance.now() - started, result.note));
    return result;
  } catch (error) {
    progress.end();
    console.log(stageLine(name, performance.now() - started, 'failed'));
    throw error;
  }
}

/** `Unit tests                 41.2 s  1897 passed`. */
export function stageLine(name: string, milliseconds: number, note = ''): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  return `${name.padEnd(NAME_WIDTH)}${seconds.padStart(8)}  ${note}`.trimEnd();
}
