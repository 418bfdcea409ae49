import { spawn } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compileBuild } from '../tools/compile.mjs';

const EDITS = 5;
const LOOK_EVERY_MS = 10;

/** Edits a guide while the development server runs: the seconds until the server has the new page, per edit. */
export async function measureDevEdits(workspace: string): Promise<number[]> {
  const server = spawn(process.execPath, [await compileBuild(workspace), 'dev'], {
    cwd: workspace,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => server.kill();
  process.prependOnceListener('exit', stop);
  try {
    const url = `${await readUrl(server.stdout)}docs/intro`;
    // The first page starts what the server does only once.
    await fetch(url);
    const seconds: number[] = [];
    for (let edit = 1; edit <= EDITS; edit++) seconds.push(await measureEdit(workspace, url, edit));
    return seconds;
  } finally {
    process.off('exit', stop);
    stop();
  }
}

async function measureEdit(workspace: string, url: string, edit: number): Promise<number> {
  const sentence = `Development edit ${edit} of the bench.`;
  const started = performance.now();
  await appendFile(join(workspace, 'content/docs/intro.md'), `\n${sentence}\n`);
  while (!(await (await fetch(url)).text()).includes(sentence)) await delay(LOOK_EVERY_MS);
  return (performance.now() - started) / 1000;
}

async function readUrl(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const url = /http:\S+(?=\s)/.exec(text)?.[0];
    if (url !== undefined) return url.endsWith('/') ? url : `${url}/`;
  }
  throw new Error(`The development server did not start:\n${text}`);
}
