import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, hashPaths } from '#build/hash.ts';
import type { Verdict } from './gate.ts';
import type { SamplesOptions } from './options.ts';

/** Everything that the samples and their checks depend on. */
const INPUTS = [
  ...['content', 'data', 'site.config.ts', 'package-lock.json', 'tools/samples', 'tools/stagehand'],
  ...['src/model', 'src/pipeline', 'src/api-reference', 'src/build'],
];

/** Skips the checks if nothing has changed since they last passed: even reading the samples takes a while. */
export async function keepVerdict(
  root: string,
  options: SamplesOptions,
  judge: () => Promise<Verdict>,
): Promise<Verdict> {
  const name = `verdict-${contentHash(JSON.stringify(options))}.json`;
  const file = join(root, 'node_modules/.cache/playbill/samples', name);
  const inputs = await hashPaths(root, INPUTS);
  const kept = options.usesCache ? readKept(file) : undefined;
  if (kept?.inputs === inputs) return kept.verdict;
  const verdict = await judge();
  if (verdict.isGood) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ inputs, verdict }));
  }
  return verdict;
}

function readKept(file: string): { inputs: string; verdict: Verdict } | undefined {
  try {
    // Written above.
    return JSON.parse(readFileSync(file, 'utf8')) as { inputs: string; verdict: Verdict };
  } catch {
    return undefined;
  }
}
