import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frameworkPackage } from './frameworkPackage.ts';
import { coreFolder, releaseOf } from './installedPackages.ts';
import { printCommands } from '#build/readCommands.ts';
import type { DataSource, FeatureValues } from '#features/featureData.ts';
import { FEATURES } from '#features/render.ts';
import { errorText } from '#model/errorText.ts';
import type { Problem } from '#model/problem.ts';
import { VERSION_NAMES } from '#model/version.ts';
import { type CacheStore, keyOf, rememberLater } from '#pipeline/cacheStore.ts';
import { parsePhrases } from '#pipeline/parseDoc.ts';
import type { SourceFile } from '#tree/checkYaml.ts';

const ALL = FEATURES.flatMap(({ data = [] }) => data);

interface ReadData {
  data: FeatureValues;
  problems: Problem[];
}

/** Reads the data of all features once for each state of `data/`, which has a store of its own, and of the packages. */
export async function readFeatureData(
  root: string,
  { store, additions }: Pick<DataSource, 'additions'> & { store: CacheStore },
): Promise<ReadData> {
  const releases = VERSION_NAMES.map((version) => releaseOf(coreFolder(root, version)));
  return rememberLater(store, { name: 'features', key: keyOf(releases) }, async () => {
    await printCommands(root);
    const source: DataSource = {
      readText: (file) => readFile(join(root, file), 'utf8'),
      packages: {
        current: frameworkPackage(root, 'current'),
        stable: frameworkPackage(root, 'stable'),
      },
      additions,
      parsePhrases,
      problems: [],
    };
    const values = await allOrErrors<unknown>(ALL.map((each) => () => each.read(source)));
    const data = Object.fromEntries(ALL.map(({ name }, index) => [name, values[index]]));
    return { data, problems: source.problems };
  });
}

/** The data files with our own prose, for the prose checks. */
export async function readProseFiles(root: string): Promise<SourceFile[]> {
  const paths = ALL.flatMap(({ prose = [] }) => prose);
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}

/** Waits for all, and throws once with what each of them has to say: a new release shows all that it has moved. */
export async function allOrErrors<T>(attempts: readonly (() => T | Promise<T>)[]): Promise<T[]> {
  const results = await Promise.allSettled(attempts.map(async (attempt) => await attempt()));
  const failed = results.filter((result) => result.status === 'rejected');
  const messages = failed.map(({ reason }) => errorText(reason));
  if (messages.length > 0) throw new Error([...new Set(messages)].join('\n'));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
