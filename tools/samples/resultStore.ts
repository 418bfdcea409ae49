import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** A store in one file; `fingerprint` covers everything else that a result depends on. */
export function createResultStore(file: string, fingerprint: string): ResultStore {
  const earlier = readResults(file);
  const results = new Map<string, KeptFinding[]>();
  const key = (samples: readonly Sample[], needs = '') =>
    hash(fingerprint + needs + JSON.stringify(samples.map(essence)));
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
      mkdirSync(dirname(file), { recursive: true });
      // Another run may read it at the same time.
      const fresh = `${file}.${process.pid}`;
      const others = [...earlier].filter(([known]) => !results.has(known));
      writeFileSync(fresh, JSON.stringify([...others, ...results].slice(-LIMIT)));
      renameSync(fresh, file);
    },
  };
}

/** What a result depends on: not the location of the sample. */
function essence({ line: _line, file: _file, heading: _heading, ...rest }: Sample) {
  return rest;
}

function readResults(file: string): Map<string, KeptFinding[]> {
  try {
    // Written by this module.
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, KeptFinding[]][]);
  } catch {
    return new Map();
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
