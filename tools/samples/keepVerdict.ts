import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, hashPaths } from '#build/hash.ts';
import { roomsOf } from '#rooms.mjs';
import type { Verdict } from './gate.ts';
import type { SamplesOptions } from './options.ts';

/** Everything that the samples and their checks depend on. */
const INPUTS = [
  ...[
    'content',
    'data',
    'site.config.ts',
    'package-lock.json',
    'packages/csharp-compiler',
    'tools/samples',
    'tools/stagehand',
  ],
  ...roomsOf('build'),
];

/** Skips the checks if nothing has changed since they last passed: even reading the samples takes a while. */
export async function keepVerdict(
  root: string,
  options: SamplesOptions,
  judge: () => Promise<Verdict>,
): Promise<Verdict> {
  const inputs = await hashPaths(root, INPUTS);
  const kept = findKept(root, options, inputs);
  if (kept) return kept;
  const verdict = await judge();
  if (verdict.isGood) {
    const file = fileOf(root, options);
    mkdirSync(dirname(file), { recursive: true });
    // A second attempt is worth telling only where it was made.
    writeFileSync(file, JSON.stringify({ inputs, verdict: { ...verdict, flaky: [] } }));
  }
  return verdict;
}

function findKept(root: string, options: SamplesOptions, inputs: string): Verdict | undefined {
  if (!options.usesCache) return undefined;
  // What has passed every check has passed some of them.
  const files = [options, { ...options, all: true, run: true }].map((each) => fileOf(root, each));
  return files.map(readKept).find((each) => each?.inputs === inputs)?.verdict;
}

function fileOf(root: string, options: SamplesOptions): string {
  const name = `verdict-${contentHash(JSON.stringify(options))}.json`;
  return join(root, 'node_modules/.cache/playbill/samples', name);
}

function readKept(file: string): { inputs: string; verdict: Verdict } | undefined {
  try {
    // Written above.
    return JSON.parse(readFileSync(file, 'utf8')) as { inputs: string; verdict: Verdict };
  } catch {
    return undefined;
  }
}
