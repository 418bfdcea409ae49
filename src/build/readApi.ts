import { readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ApiFacts } from '#api-reference/apiFacts.ts';
import { ACCEPTED_FILE, compareWithFacts } from '#api-reference/declarations/compareWithFacts.ts';
import { strangeTypes } from '#api-reference/types/strangeTypes.ts';
import type { ApiVersion, ApiVersions } from '#api-reference/pages/apiVersion.ts';
import type { Problem } from '#model/problem.ts';
import { VERSION_NAMES } from '#model/version.ts';
import type { VersionName } from '#model/version.ts';
import { writeWhole } from '#features/images/writeWhole.ts';
import { hashPaths } from './hash.ts';
import { coreFolder, PACKAGES } from './installedPackages.ts';

const KEPT_FACTS = 'facts.json';
const OWN_DECLARATIONS = ['types/test.d.ts', 'types/testReporter.d.ts'];

export interface Api {
  versions: ApiVersions;
  /** Changes with anything that the reference is generated from. */
  signature: string;
  problems: Problem[];
  /** What may wait after a roll: types that no page can explain, and exceptions that no version needs any more. */
  leftovers: Problem[];
}

/** Reads facts and declarations of each version; parsing declarations is slow, so the result is cached. */
export async function readApi(root: string, cacheDir: string): Promise<Api> {
  const files = VERSION_NAMES.flatMap((version) => declarationFiles(root, version));
  const signature = await hashPaths(root, ['data/api', 'src/api-reference', ...files]);
  const folder = join(cacheDir, 'api');
  const kept = await readKept(join(folder, signature));
  if (kept) return { ...kept, signature };

  const [current, stable] = await Promise.all([
    readVersion(root, 'current'),
    readVersion(root, 'stable'),
  ]);
  const api = {
    versions: { current: current.api, stable: stable.api },
    problems: [...current.problems, ...stable.problems].filter(
      ({ file }) => file !== ACCEPTED_FILE,
    ),
    leftovers: [
      ...current.typeProblems,
      ...stable.typeProblems,
      // An exception that one of the versions needs stays.
      ...current.problems.filter(
        ({ file, what }) =>
          file === ACCEPTED_FILE && stable.problems.some((other) => other.what === what),
      ),
    ],
  };
  await keepApi(join(folder, signature), api);
  return { ...api, signature };
}

type KeptApi = Omit<Api, 'signature'>;

/** What `keepApi` has written: the declarations, which are long, only when a class page asks for them. */
async function readKept(folder: string): Promise<KeptApi | undefined> {
  const kept = await readFile(join(folder, KEPT_FACTS), 'utf8')
    .then((text) => JSON.parse(text) as KeptFacts)
    // Never kept, or damaged.
    .catch(() => undefined);
  if (!kept) return undefined;
  const { facts, ...problems } = kept;
  const versionOf = (version: VersionName): ApiVersion => {
    let declared: ApiVersion['declared'] | undefined;
    return {
      facts: facts[version],
      get declared() {
        return (declared ??= readDeclared(folder, version));
      },
    };
  };
  return { versions: { current: versionOf('current'), stable: versionOf('stable') }, ...problems };
}

function readDeclared(folder: string, version: VersionName): ApiVersion['declared'] {
  const file = join(folder, `${version}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'), revive) as ApiVersion['declared'];
  } catch (cause) {
    // Without its facts, the next build reads this version from its package again.
    rmSync(join(folder, KEPT_FACTS), { force: true });
    throw new Error(`${file} is damaged. Build again: it will be replaced.`, { cause });
  }
}

type KeptFacts = Omit<KeptApi, 'versions'> & { facts: Record<VersionName, ApiFacts> };

async function keepApi(folder: string, { versions, ...problems }: KeptApi): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const version of VERSION_NAMES) {
    await writeWhole(
      join(folder, `${version}.json`),
      JSON.stringify(versions[version].declared, plain),
    );
  }
  const facts = { current: versions.current.facts, stable: versions.stable.facts };
  // Last: a build that is stopped before keeps nothing.
  await writeWhole(
    join(folder, KEPT_FACTS),
    JSON.stringify({ facts, ...problems } satisfies KeptFacts),
  );
}

async function readVersion(
  root: string,
  version: VersionName,
): Promise<{ api: ApiVersion; problems: Problem[]; typeProblems: Problem[] }> {
  const factsFile = `data/api/${version}.json`;
  const [facts, ...sources] = await Promise.all(
    [factsFile, ...declarationFiles(root, version)].map(async (file) => ({
      file,
      text: await readFile(join(root, file), 'utf8').catch((cause: unknown) => {
        throw new Error(`${file} cannot be read. Run "npm ci".`, { cause });
      }),
    })),
  );
  // It loads the compiler, which most builds do not need.
  const { readDeclarations } = await import('#api-reference/declarations/readDeclarations.ts');
  const declarations = readDeclarations(sources);
  // Generated by our own tools and verified by their tests, so the shape is known.
  const api = { facts: parseFacts(facts), declared: declarations.classes };
  // Against an unreadable file everything would differ.
  const isReadable = declarations.problems.length === 0;
  const differences = isReadable ? compareWithFacts(declarations, api.facts) : [];
  const texts = sources.map(({ text }) => text);
  return {
    api,
    problems: [...declarations.problems, ...differences],
    typeProblems: unexplainedTypes(api.facts, factsFile, texts),
  };
}

function parseFacts(source: { file: string; text: string } | undefined): ApiFacts {
  try {
    return JSON.parse(source?.text ?? '') as ApiFacts;
  } catch (cause) {
    const fix = 'Restore it, or regenerate it with "npm run roll".';
    throw new Error(`${source?.file ?? 'data/api'} is not valid JSON. ${fix}`, { cause });
  }
}

/** The facts are one line, so the place is in the text. */
function unexplainedTypes(
  facts: ApiFacts,
  file: string,
  declarations: readonly string[],
): Problem[] {
  return strangeTypes(facts, declarations).map(({ place, why }) => ({
    file,
    line: 1,
    what: `The type of ${place}: ${why}`,
    fix: 'Add the name to src/api-reference/types/typeNames.ts, or fix the facts.',
  }));
}

function declarationFiles(root: string, version: VersionName): string[] {
  const folder = PACKAGES[version];
  const types = relative(root, join(coreFolder(root, version), 'types/types.d.ts'));
  return [types.replaceAll('\\', '/'), ...OWN_DECLARATIONS.map((file) => `${folder}/${file}`)];
}

/** JSON has no maps: they are stored as entries. */
function plain(_key: string, value: unknown): unknown {
  return value instanceof Map ? { entries: [...value] as unknown[] } : value;
}

function revive(_key: string, value: unknown): unknown {
  const entries = (value as { entries?: unknown } | null)?.entries;
  return Array.isArray(entries) ? new Map(entries as [unknown, unknown][]) : value;
}
