import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-stable';
import { RUNNABLE_FILE } from '../../../src/features/samples/data.ts';
import { launchBrowser } from './engine.ts';
import { readCandidates } from './runCandidates.ts';
import { buildRunSite, startRunHost, type RunHost } from './runHost.ts';
import { claimIn, compare, openWorlds } from './runnable.ts';

/** What `npm run tool -- runnable` has found still holds: a few of the samples, other ones after each change of the list. */
const HOW_MANY = 3;
/** More than where candidates are judged: a busy machine has time. */
const PATIENCE_MS = 4000;

let browser: Browser;
let folder: string;
const hosts: RunHost[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  folder = await buildRunSite(process.cwd());
});
afterAll(async () => {
  await browser.close();
  await Promise.all(hosts.map((host) => host.stop()));
});

/** Worlds with a demo of their own. */
async function openOwnWorlds(timeout?: number): Promise<Awaited<ReturnType<typeof openWorlds>>> {
  const host = await startRunHost(folder);
  hosts.push(host);
  return openWorlds(browser, host, timeout);
}

test('does with samples what the framework does', async () => {
  const { samples } = JSON.parse(readFileSync(RUNNABLE_FILE, 'utf8')) as { samples: string[] };
  const all = (await readCandidates(process.cwd())).filter(({ key }) => samples.includes(key));
  // Keys are hashes: their order says nothing about the samples.
  const some = all.sort((one, other) => (one.key < other.key ? -1 : 1)).slice(0, HOW_MANY);
  // They wait more than they compute.
  const differences = await Promise.all(
    some.map(async (candidate) => {
      const worlds = await openOwnWorlds(PATIENCE_MS);
      const read = await worlds.read(candidate);
      if ('error' in read) return read.error;
      return compare(worlds, read, candidate.start, claimIn(candidate.code));
    }),
  );

  expect(differences).toEqual(Array.from({ length: HOW_MANY }, () => ''));
});

test('finds a difference where there is one', async () => {
  const sample = "await page.getByRole('link', { name: 'No such show' }).click();";
  const worlds = await openOwnWorlds();
  const read = await worlds.read({ code: sample, language: 'javascript', start: '' });
  const text = 'error' in read ? undefined : read;

  expect(text && (await compare(worlds, text, ''))).toMatch(
    /^Fails: TimeoutError: locator\.click: Timeout 2500ms exceeded\.\nCall log:/,
  );
});
