import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Library } from '@playbill/csharp-compiler/compile.ts';
import { z } from 'zod';
import type { VersionName } from '#model/version.ts';
import { documentedRelease } from '../../../src/build/read/installedPackages.ts';
import { runQuietly } from '../../runQuietly.ts';
import { readFacts } from '../readFacts.ts';
import { declareApi } from './declareApi.ts';
import { type Framework, FRAMEWORKS } from './placeCsharp.ts';

/** The names that snippets may use. */
const SNIPPET = 'ambient/Snippet.cs';
const NUGET = 'node_modules/.cache/playbill/samples/nuget';

/** The declarations that replace the packages of a version: Playwright's, and one per test framework. */
export function createLibraries(root: string, version: VersionName): Library[] {
  const api = packageLibrary(version);
  const own = sourceFile(root, 'declarations/Playwright.cs');
  return [
    libraryOf(api, { sources: [declareApi(readFacts(root, version, 'csharp')), own] }),
    ...Object.values(FRAMEWORKS).map((framework) => {
      const declared = [...framework.declarations, 'BaseClasses.cs'];
      const files = [...declared.map((file) => `declarations/${file}`), SNIPPET];
      return libraryOf(frameworkLibrary(framework, version), {
        sources: files.map((file) => frameworkSource(root, file, framework)),
        references: [api],
      });
    }),
  ];
}

function libraryOf(name: string, fields: Partial<Library>): Library {
  return { name, sources: [], assemblies: [], references: [], ...fields };
}

export function packageLibrary(version: VersionName): string {
  return `Microsoft.Playwright ${version}`;
}

export function frameworkLibrary(framework: Framework, version: VersionName): string {
  return `${framework.package} ${version}`;
}

/** A file that is the same for all frameworks but for the namespace of the base classes. */
function frameworkSource(root: string, file: string, framework: Framework): string {
  return sourceFile(root, file).replaceAll('Microsoft.Playwright.Framework', framework.package);
}

function sourceFile(root: string, file: string): string {
  return readFileSync(join(root, 'content/samples', file), 'utf8');
}

/** Restores the project in a folder; false if NuGet cannot be reached or has no such package. */
type Restore = (folder: string) => Promise<boolean>;

const dotnetRestore: Restore = async (folder) =>
  (await runQuietly('dotnet', ['restore'], { cwd: folder })).ok;

/** The published packages of stable, or undefined if NuGet does not have them all: then declarations replace them. */
export async function restoreLibraries(
  root: string,
  restore: Restore = dotnetRestore,
): Promise<Library[] | undefined> {
  const restored = (name: string) => restorePackage(join(root, NUGET, name), name, restore);
  const core = await restored('Microsoft.Playwright');
  if (!core) return undefined;
  const libraries = [libraryOf(packageLibrary('stable'), { assemblies: core })];
  for (const framework of Object.values(FRAMEWORKS)) {
    const assemblies = await restored(framework.package);
    if (!assemblies) return undefined;
    const sources = [frameworkSource(root, SNIPPET, framework)];
    libraries.push(libraryOf(frameworkLibrary(framework, 'stable'), { sources, assemblies }));
  }
  return libraries;
}

/** The assemblies of a package and of all that it needs; restored once per release. */
async function restorePackage(
  folder: string,
  name: string,
  restore: Restore,
): Promise<string[] | undefined> {
  const project = join(folder, 'packages.csproj');
  const list = join(folder, 'obj/project.assets.json');
  const isRestored = existsSync(list) && (await readFile(project, 'utf8')) === projectFile(name);
  if (!isRestored) {
    await mkdir(folder, { recursive: true });
    await writeFile(project, projectFile(name));
    if (!(await restore(folder))) return undefined;
  }
  return assembliesOf(assets.parse(JSON.parse(await readFile(list, 'utf8'))));
}

/** Patch releases of the languages differ: the newest of the documented minor release. */
function projectFile(name: string): string {
  const [major, minor] = documentedRelease('stable').split('.');
  return `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup>
  <ItemGroup><PackageReference Include="${name}" Version="${major}.${minor}.*" /></ItemGroup>
</Project>
`;
}

/** The part of `project.assets.json` that lists files to compile against. */
const assets = z.object({
  targets: z.record(
    z.string(),
    z.record(z.string(), z.object({ compile: z.record(z.string(), z.unknown()).optional() })),
  ),
  libraries: z.record(z.string(), z.object({ path: z.string().optional() })),
  packageFolders: z.record(z.string(), z.unknown()),
});

function assembliesOf({ targets, libraries, packageFolders }: z.infer<typeof assets>): string[] {
  const [folder = ''] = Object.keys(packageFolders);
  return Object.values(targets).flatMap((target) =>
    Object.entries(target).flatMap(([id, { compile = {} }]) =>
      Object.keys(compile)
        // `_._` is a placeholder: the platform has it already.
        .filter((file) => file.endsWith('.dll'))
        .map((file) => join(folder, libraries[id]?.path ?? '', file)),
    ),
  );
}
