import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileBuild } from '../tools/compile.mjs';

export interface BuildCost {
  seconds: number;
  /** CPU time: comparable even if the machine is busy. */
  cpuSeconds: number;
  /** Of the largest process. */
  gigabytes: number;
}

/** Builds the site of a workspace in a separate process, like `npm run build`. */
export async function measureBuild(workspace: string, args: string[] = []): Promise<BuildCost> {
  const usageFile = join(workspace, 'usage.json');
  const reporter = pathToFileURL(join(import.meta.dirname, 'reportUsage.mjs')).href;
  await rm(usageFile, { force: true });
  const started = performance.now();
  await runBuild([await compileBuild(workspace), 'build', ...args], {
    cwd: workspace,
    env: { ...process.env, NODE_OPTIONS: `--import ${reporter}`, USAGE_FILE: usageFile },
  });
  const seconds = (performance.now() - started) / 1000;
  const usages = (await readFile(usageFile, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  return {
    seconds,
    // Node.js reports microseconds and KiB on every platform.
    cpuSeconds: usages.reduce((sum, used) => sum + used.userCPUTime + used.systemCPUTime, 0) / 1e6,
    gigabytes: (Math.max(...usages.map(({ maxRSS }) => maxRSS)) * 1024) / 1e9,
  };
}

function runBuild(args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = () => child.kill('SIGKILL');
    // Before the workspace is removed, or the build would keep writing to it.
    process.prependOnceListener('exit', stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`The measured build failed:\n${output}`));
    });
  });
}
