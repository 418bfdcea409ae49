import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface BuildCost {
  seconds: number;
  gigabytes: number;
}

/** Builds the site of a workspace in a process of its own, as `npm run build` does. */
export async function measureBuild(workspace: string): Promise<BuildCost> {
  const memoryFile = join(workspace, 'peak-memory');
  const reporter = pathToFileURL(join(import.meta.dirname, 'reportMemory.mjs')).href;
  const started = performance.now();
  await runBuild(['--import', 'tsx', '--import', reporter, 'src/build/cli.ts', 'build'], {
    cwd: workspace,
    env: { ...process.env, PEAK_MEMORY_FILE: memoryFile },
  });
  const seconds = (performance.now() - started) / 1000;
  // The system counts in KiB on every platform.
  const gigabytes = (Number(await readFile(memoryFile, 'utf8')) * 1024) / 1e9;
  return { seconds, gigabytes };
}

function runBuild(args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = () => child.kill();
    process.once('exit', stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`The build that was to be measured failed:\n${output}`));
    });
  });
}
