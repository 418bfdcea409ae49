import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openCacheStore } from '#build/cacheStore.ts';
import { contentHash } from '#build/hash.ts';
import type { CacheStore } from '#pipeline/cacheStore.ts';
import type { Finding, Sample } from './sample.ts';

/** A finding without its sample: the index of the sample in the unit. */
interface KeptFinding extends Omit<Finding, 'sample'> {
  index: number;
}

/** How many units a store holds at most; the oldest are dropped first. */
const LIMIT = 2000;

/** Caches the findings of samples that are checked together; `needs` is what else they depend on. */
export interface ResultStore {
  find: (samples: readonly Sample[], needs?: string) => Finding[] | undefined;
  keep: (samples: readonly Sample[], findings: readonly Finding[], needs?: string) => void;
  save: () => void;
}

/** Texts that samples keep between runs, by name. */
export function openSampleCache(root: string): CacheStore {
  const folder = join(root, 'node_modules/.cache/playbill/samples/results');
  mkdirSync(folder, { recursive: true });
  return openCacheStore(folder);
}

/** The store of one checker; `fingerprint` covers everything else that a result depends on. */
export function createResultStore(root: string, checker: string, fingerprint: string): ResultStore {
  const cache = openSampleCache(root);
  const name = checker.replaceAll(/\W+/g, '-');
  // Written below.
  const entries = JSON.parse(cache.read(name) ?? '[]') as [string, KeptFinding[]][];
  const earlier = new Map(entries);
  const results = new Map<string, KeptFinding[]>();
  const key = (samples: readonly Sample[], needs = '') =>
    contentHash(fingerprint + needs + JSON.stringify(samples.map(essence)));
  return {
    find(samples, needs) {
      const kept = earlier.get(key(samples, needs));
      if (!kept) return undefined;
      results.set(key(samples, needs), kept);
      return kept.flatMap(({ index, ...finding }) => {
        const sample = samples[index];
        return sample ? [{ sample, ...finding }] : [];
      });
    },
    keep(samples, findings, needs) {
      const kept = findings.map(({ sample, ...finding }) => ({
        index: samples.indexOf(sample),
        ...finding,
      }));
      results.set(key(samples, needs), kept);
    },
    save() {
      const others = [...earlier].filter(([known]) => !results.has(known));
      cache.write(name, JSON.stringify([...others, ...results].slice(-LIMIT)));
    },
  };
}

/** What a result depends on: not the location of the sample. */
function essence({ line: _line, file: _file, heading: _heading, ...rest }: Sample) {
  return rest;
}
