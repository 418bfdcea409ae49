import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VersionName } from '#model/version.ts';
import { declareApi } from './api/declareApi.ts';
import { readFacts } from './api/readFacts.ts';
import type { Library } from './compiler/runCompiler.ts';
import type { Framework } from './frameworks.ts';
import { FRAMEWORKS } from './frameworks.ts';

const FOLDER = 'tools/samples/csharp/declarations';

/** The declarations that replace the packages of a version: Playwright's, and one per test framework. */
export function createLibraries(root: string, version: VersionName): Library[] {
  const api = packageLibrary(version);
  return [
    {
      name: api,
      sources: [declareApi(readFacts(root, version)), declaration(root, 'Playwright.cs')],
      assemblies: [],
      references: [],
    },
    ...Object.values(FRAMEWORKS).map((framework) => ({
      name: frameworkLibrary(framework, version),
      sources: [...framework.declarations, 'BaseClasses.cs', 'Snippet.cs'].map((file) =>
        frameworkSource(root, file, framework),
      ),
      assemblies: [],
      references: [api],
    })),
  ];
}

export function packageLibrary(version: VersionName): string {
  return `Microsoft.Playwright ${version}`;
}

export function frameworkLibrary(framework: Framework, version: VersionName): string {
  return `${framework.package} ${version}`;
}

/** A file of `declarations` that is the same for all frameworks but for the namespace of the base classes. */
export function frameworkSource(root: string, file: string, framework: Framework): string {
  return declaration(root, file).replaceAll('Microsoft.Playwright.Framework', framework.package);
}

function declaration(root: string, file: string): string {
  return readFileSync(join(root, FOLDER, file), 'utf8');
}
