import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { printCommands, readCommands } from '#build/readCommands.ts';
import type {
  DataSource,
  FeatureValues,
  FrameworkPackage,
  InternalPlace,
} from '#features/featureData.ts';
import { FEATURES } from '#features/render.ts';
import { errorText } from '#model/errorText.ts';
import type { Problem } from '#model/problem.ts';
import { VERSION_NAMES, type VersionName } from '#model/version.ts';
import { type CacheStore, keyOf, rememberLater } from '#pipeline/cacheStore.ts';
import { parsePhrases } from '#pipeline/parseDoc.ts';
import type { SourceFile } from '#tree/checkYaml.ts';
import { coreFolder, releaseOf } from './installedPackages.ts';
import { readSources } from './readContent.ts';

const ALL = FEATURES.flatMap(({ data = [] }) => data);

interface ReadData {
  data: FeatureValues;
  problems: Problem[];
}

/** Reads the data of all features once for each state of `data/`, which has a store of its own, and of the packages. */
export async function readFeatureData(
  root: string,
  {
    store,
    additions,
    demoPages,
  }: Pick<DataSource, 'additions' | 'demoPages'> & { store: CacheStore },
): Promise<ReadData> {
  const releases = VERSION_NAMES.map((version) => releaseOf(coreFolder(root, version)));
  return rememberLater(store, { name: 'features', key: keyOf(releases, demoPages) }, async () => {
    await printCommands(root);
    const source: DataSource = {
      readText: (file) => readFile(join(root, file), 'utf8'),
      packages: {
        current: frameworkPackage(root, 'current'),
        stable: frameworkPackage(root, 'stable'),
      },
      additions,
      demoPages,
      parsePhrases,
      problems: [],
    };
    const values = await allOrErrors<unknown>(ALL.map((each) => () => each.read(source)));
    const data = Object.fromEntries(ALL.map(({ name }, index) => [name, values[index]]));
    return { data, problems: source.problems };
  });
}

/** The data files with our own prose, for the prose checks. */
export function readProseFiles(root: string): Promise<SourceFile[]> {
  return readSources(
    root,
    ALL.flatMap(({ prose = [] }) => prose),
  );
}

/** What features may read of the release that a version documents. */
function frameworkPackage(root: string, version: VersionName): FrameworkPackage {
  const core = coreFolder(root, version);
  return {
    release: releaseOf(core),
    readText: (file) => readFile(join(core, file), 'utf8'),
    load: (places, neededBy) => loadInternal(core, places, neededBy),
    commands: () => readCommands(root, version),
  };
}

/** The first of these places that a release has; throws with all of them if it has none. */
export function loadInternal(
  core: string,
  places: readonly InternalPlace[],
  neededBy: string,
): unknown {
  for (const { file, path } of places) {
    if (!existsSync(join(core, file))) continue;
    let value: unknown = createRequire(join(core, 'package.json'))(`./${file}`);
    for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name];
    if (value !== undefined) return value;
  }
  const listed = places.map(placeText).join(' or ');
  throw new Error(
    `${releaseOf(core)} has no ${listed}, which ${neededBy} depends on. ` +
      'Find out where the release keeps it, and add the place in the "data.ts" of the feature.',
  );
}

function placeText({ file, path }: InternalPlace): string {
  return path.length > 0 ? `"${path.join('.')}" in ${file}` : file;
}

/** Waits for all, and throws once with what each of them has to say: a new release shows all that it has moved. */
export async function allOrErrors<T>(attempts: readonly (() => T | Promise<T>)[]): Promise<T[]> {
  const results = await Promise.allSettled(attempts.map(async (attempt) => await attempt()));
  const failed = results.filter((result) => result.status === 'rejected');
  const messages = failed.map(({ reason }) => errorText(reason));
  if (messages.length > 0) throw new Error([...new Set(messages)].join('\n'));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
