import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { compileBuild } from '../../tools/compile.mjs';
import { OTHER_METRICS } from './metrics.ts';
import { createRow, type Row } from './report.ts';

const EDITS = 3;

/** Builds the site of a workspace for the first time. */
export async function measureColdBuild(workspace: string): Promise<Row[]> {
  console.error('Building the site, cold …');
  const usageFile = join(workspace, 'usage.json');
  const seconds = await build(workspace, {
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'reportUsage.mjs')).href}`,
    USAGE_FILE: usageFile,
  });
  const lines = (await readFile(usageFile, 'utf8')).trim().split('\n');
  await rm(usageFile);
  const usages = lines.map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  // Node.js reports microseconds and KiB on every platform.
  const processor = usages.reduce((sum, used) => sum + used.userCPUTime + used.systemCPUTime, 0);
  const memory = Math.max(...usages.map(({ maxRSS }) => maxRSS)) * 1024;
  return [
    createRow(OTHER_METRICS.cold, [[seconds]]),
    createRow(OTHER_METRICS.processor, [[processor / 1e6]]),
    createRow(OTHER_METRICS.memory, [[memory / 1e9]]),
  ];
}

/** Builds again after edits, and edits while the development server runs. */
export async function measureEdits(workspace: string): Promise<Row[]> {
  console.error('Building after edits …');
  const rebuilds: number[] = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    await appendToGuide(workspace, `Edit ${edit} of the bench.`);
    rebuilds.push(await build(workspace));
  }
  return [
    createRow(OTHER_METRICS.rebuild, [rebuilds]),
    createRow(OTHER_METRICS.devEdit, [await measureDevEdits(workspace)]),
  ];
}

/** The seconds of a build in a process of its own, like `npm run build`. */
async function build(workspace: string, env: Record<string, string> = {}): Promise<number> {
  const started = performance.now();
  const child = await start(workspace, ['build'], env);
  // A build that prints much must not wait for a reader.
  child.stdout.resume();
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The measured build failed, as it says above.');
  return (performance.now() - started) / 1000;
}

/** The seconds until the server responds with the new text, for each edit. */
async function measureDevEdits(workspace: string): Promise<number[]> {
  const server = await start(workspace, ['dev', '--port', '0']);
  try {
    const url = new URL('docs/intro', await readUrl(server.stdout));
    // The first page starts what the server does only once.
    await fetch(url);
    const seconds: number[] = [];
    for (let edit = 1; edit <= EDITS; edit++) {
      const sentence = `Development edit ${edit} of the bench.`;
      const started = performance.now();
      await appendToGuide(workspace, sentence);
      while (!(await (await fetch(url)).text()).includes(sentence)) await delay(10);
      seconds.push((performance.now() - started) / 1000);
    }
    return seconds;
  } finally {
    server.kill();
  }
}

async function readUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error('The development server did not start, as it says above.');
}

function appendToGuide(workspace: string, sentence: string): Promise<void> {
  return appendFile(join(workspace, 'content/docs/intro.md'), `\n${sentence}\n`);
}

/** Starts the command line of the build, and ends it with the bench. */
async function start(workspace: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [await compileBuild(workspace), ...args], {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill('SIGKILL');
  // Before the workspace is removed, or a build would keep writing to it.
  process.prependOnceListener('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  return child;
}
