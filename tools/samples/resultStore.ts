import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCacheStore } from '#build/cacheStore.ts';
import { contentHash, hashPaths } from '#build/hash.ts';
import { installedReleases } from '#build/read/installedPackages.ts';
import { keyOf, readStored, type CacheStore } from '#pipeline/cacheStore.ts';
import type { SampleLinks } from '#model/sampleLinks.ts';
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
  /** What each sample names. */
  links: (SampleLinks | null)[];
}

/** The result of a check, without what it depends on. */
interface Result {
  findings: readonly Finding[];
  /** In the order of the samples. */
  links: readonly (SampleLinks | undefined)[];
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
    find(unit: Unit): { findings: Finding[]; links: [Sample, SampleLinks][] } | undefined {
      const kept = readStored(cache, placeOf(unit)) as Kept | undefined;
      if (kept?.key !== keyFor(unit)) return undefined;
      const findings = kept.findings.flatMap(({ index, ...finding }) => {
        const sample = unit.samples[index];
        return sample ? [{ sample, ...finding }] : [];
      });
      const links = unit.samples.flatMap((sample, index): [Sample, SampleLinks][] => {
        const own = kept.links[index];
        return own ? [[sample, own]] : [];
      });
      return { findings, links };
    },
    keep(unit: Unit, result: Result): void {
      const findings = result.findings.map(({ sample, ...finding }) => ({
        index: unit.samples.indexOf(sample),
        ...finding,
      }));
      const links = result.links.map((own) => own ?? null);
      const kept: Kept = { key: keyFor(unit), findings, links };
      cache.write(placeOf(unit), JSON.stringify(kept));
    },
  };
}

/** What a result depends on: not the location of the sample. */
export function essence({ line: _line, file: _file, heading: _heading, ...rest }: Sample) {
  return rest;
}

/** Samples that run together. */
export interface Run {
  /** `retries/flaky` for a project, `Browser locators` for the samples of a page. */
  key: string;
  /** What readers see of it. */
  shown: unknown;
  /** Files and folders that it needs, from the root of the repository. */
  needs: readonly string[];
}

/** In the repository, because running all samples takes longer than all other checks together. */
const FILE = 'content/samples/recorded.json';

/** What has not passed in its current state: as it is shown, with these files and these releases. */
export async function unrecorded<T>(
  root: string,
  items: readonly T[],
  runOf: (item: T) => Run,
): Promise<T[]> {
  const recorded = readRecorded(root);
  const isKnown = await Promise.all(
    items.map(runOf).map(async (run) => recorded[run.key] === (await hashRun(root, run))),
  );
  return items.filter((_, index) => !isKnown[index]);
}

/** Records that these passed. */
export async function keepRecorded(root: string, runs: readonly Run[]): Promise<void> {
  const recorded = readRecorded(root);
  for (const run of runs) recorded[run.key] = await hashRun(root, run);
  const sorted = Object.entries(recorded).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(root, FILE), `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

function readRecorded(root: string): Record<string, string> {
  const file = join(root, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

async function hashRun(root: string, { shown, needs }: Run): Promise<string> {
  const files = await hashPaths(root, needs);
  return contentHash(JSON.stringify([shown, files, installedReleases(root)]));
}
