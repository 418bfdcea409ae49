import { hashPaths } from '#build/hash.ts';
import { keyOf, readStored } from '#pipeline/cacheStore.ts';
import { roomsOf } from '#rooms.mjs';
import type { Verdict } from './gate.ts';
import type { SamplesOptions } from './options.ts';
import { openSampleCache } from './resultStore.ts';

/** Everything that the samples and their checks depend on. */
const INPUTS = [
  ...['content', 'data', 'site.config.ts', 'package-lock.json', 'packages/csharp-compiler'],
  ...['demo', 'tools/samples', 'tools/stagehand', ...roomsOf('build')],
];

/** Skips the checks if nothing has changed since they last passed: even reading the samples takes a while. */
export async function keepVerdict(
  root: string,
  options: SamplesOptions,
  judge: () => Promise<Verdict>,
): Promise<Verdict> {
  const cache = openSampleCache(root);
  const inputs = await hashPaths(root, INPUTS);
  const nameOf = (asked: SamplesOptions) => `verdict-${keyOf(asked)}`;
  // What has passed every check has passed some of them.
  const names = [options, { ...options, all: true, run: true }].map(nameOf);
  for (const name of options.usesCache ? names : []) {
    // Written below.
    const kept = readStored(cache, name) as { inputs: string; verdict: Verdict } | undefined;
    if (kept?.inputs === inputs) return kept.verdict;
  }
  const verdict = await judge();
  if (verdict.isGood) {
    // A second attempt is worth telling only where it was made.
    cache.write(nameOf(options), JSON.stringify({ inputs, verdict: { ...verdict, flaky: [] } }));
  }
  return verdict;
}
