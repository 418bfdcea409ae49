import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openCacheStore } from '#build/cacheStore.ts';
import { keyOf, readStored, type CacheStore } from '#pipeline/cacheStore.ts';
import type { Finding, Sample } from './sample.ts';

/** Samples that are checked together. */
export interface Unit {
  name: string;
  samples: readonly Sample[];
  /** What else their findings depend on. */
  needs: string;
}

/** What is stored of a unit: findings with the index of their sample. */
interface Kept {
  key: string;
  findings: (Omit<Finding, 'sample'> & { index: number })[];
}

/** Texts that samples keep between runs, by name. */
export function openSampleCache(root: string): CacheStore {
  const folder = join(root, 'node_modules/.cache/playbill/samples/results');
  mkdirSync(folder, { recursive: true });
  return openCacheStore(folder);
}

/** Caches the findings of one checker; `fingerprint` covers everything that its results depend on. */
export function createResultStore(root: string, checker: string, fingerprint: string) {
  const cache = openSampleCache(root);
  const placeOf = ({ name }: Unit) => `${checker} ${name}`;
  const keyFor = ({ samples, needs }: Unit) => keyOf(fingerprint, needs, samples.map(essence));
  return {
    find(unit: Unit): Finding[] | undefined {
      const kept = readStored(cache, placeOf(unit)) as Kept | undefined;
      if (kept?.key !== keyFor(unit)) return undefined;
      return kept.findings.flatMap(({ index, ...finding }) => {
        const sample = unit.samples[index];
        return sample ? [{ sample, ...finding }] : [];
      });
    },
    keep(unit: Unit, found: readonly Finding[]): void {
      const findings = found.map(({ sample, ...finding }) => ({
        index: unit.samples.indexOf(sample),
        ...finding,
      }));
      cache.write(placeOf(unit), JSON.stringify({ key: keyFor(unit), findings } satisfies Kept));
    },
  };
}

/** What a result depends on: not the location of the sample. */
function essence({ line: _line, file: _file, heading: _heading, ...rest }: Sample) {
  return rest;
}
