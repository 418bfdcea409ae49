import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, hashPaths } from '#build/hash.ts';
import { roomsOf } from '#rooms.mjs';
import type { Verdict } from './gate.ts';
import type { SamplesOptions } from './options.ts';

/** Everything that the samples and their checks depend on. */
const INPUTS = [
  ...['content', 'data', 'site.config.ts', 'package-lock.json', 'tools/samples', 'tools/stagehand'],
  ...roomsOf('build'),
];

/** Skips the checks if nothing has changed since they last passed: even reading the samples takes a while. */
export async function keepVerdict(
  root: string,
  options: SamplesOptions,
  judge: () => Promise<Verdict>,
): Promise<Verdict> {
  const file = fileOf(root, options);
  const inputs = await hashPaths(root, INPUTS);
  // What has passed every check has passed some of them.
  const files = options.usesCache ? [file, fileOf(root, { ...options, all: true, run: true })] : [];
  const kept = files.map(readKept).find((each) => each?.inputs === inputs);
  if (kept) return kept.verdict;
  const verdict = await judge();
  if (verdict.isGood) {
    mkdirSync(dirname(file), { recursive: true });
    // A second attempt is worth telling only where it was made.
    writeFileSync(file, JSON.stringify({ inputs, verdict: { ...verdict, flaky: [] } }));
  }
  return verdict;
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
