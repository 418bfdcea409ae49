import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ApiVersion, ApiVersions } from '#api-reference/apiVersion.ts';
import { type Comments, readComments } from '#api-reference/comments/parseComment.ts';
import {
  type ApiLanguage,
  type ClassFacts,
  LANGUAGES,
  type ReleaseFacts,
} from '#api-reference/facts.ts';
import { hashPaths } from '#build/hash.ts';
import { coreFolder, packageFolder, PACKAGES, releaseOf } from '#build/read/installedPackages.ts';
import { NEWER_FILE, type NewerFacts } from '#model/newer.ts';
import { VERSION_NAMES, type VersionName } from '#model/version.ts';

const OWN_DECLARATIONS = ['types/test.d.ts', 'types/testReporter.d.ts'];

export interface Api {
  versions: ApiVersions;
  /** Changes with anything that the reference is generated from. */
  signature: string;
}

/** Reads the facts of each version, and the comments of its package when a class page asks for one. */
export async function readApi(root: string): Promise<Api> {
  const files = VERSION_NAMES.flatMap((version) => declarationFiles(root, version));
  const signature = await hashPaths(root, ['data/api', 'src/api-reference', ...files]);
  const versions = { current: readVersion(root, 'current'), stable: readVersion(root, 'stable') };
  return { versions, signature };
}

/** Reads what newer releases than the documented ones have changed. */
export function readNewer(root: string): NewerFacts {
  // Written by `npm run roll -- newer`.
  return readJson(root, NEWER_FILE) as NewerFacts;
}

function readVersion(root: string, version: VersionName): ApiVersion {
  const folder = `data/api/${version}`;
  // Written by our own tools and verified by their tests, so that the shapes are known.
  const facts = readJson(root, `${folder}/release.json`) as ReleaseFacts;
  const installed = releaseOf(packageFolder(root, version));
  if (installed !== `playwright ${facts.release}`) {
    const fix = 'Run "npm ci", or "npm run roll" to move to another release.';
    throw new Error(`${folder} is about ${facts.release}, but ${installed} is installed. ${fix}`);
  }
  const languages = LANGUAGES.map((language) => [
    language,
    readJson(root, `${folder}/${language}.json`) as ClassFacts[],
  ]);
  let comments: Comments | undefined;
  return {
    ...facts,
    // Made of all languages.
    languages: Object.fromEntries(languages) as Record<ApiLanguage, ClassFacts[]>,
    get comments() {
      return (comments ??= readComments(
        declarationFiles(root, version).map((file) => ({ file, text: readText(root, file) })),
      ));
    },
  };
}

function readJson(root: string, file: string): unknown {
  const text = readText(root, file);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const command = file === NEWER_FILE ? 'newer' : 'compile';
    const fix = `Restore it, or write it again with "npm run roll -- ${command}".`;
    throw new Error(`${file} is not valid JSON. ${fix}`, { cause });
  }
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch (cause) {
    throw new Error(`${file} cannot be read. Run "npm ci".`, { cause });
  }
}

function declarationFiles(root: string, version: VersionName): string[] {
  const folder = PACKAGES[version];
  const types = relative(root, join(coreFolder(root, version), 'types/types.d.ts'));
  return [types.replaceAll('\\', '/'), ...OWN_DECLARATIONS.map((file) => `${folder}/${file}`)];
}
