import type { VersionName } from '#model/version.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import type { Runtime } from './compiler/runCompiler.ts';
import { runCompiler } from './compiler/runCompiler.ts';
import { createLibraries } from './createLibraries.ts';
import { createWork } from './createWork.ts';
import { csharpFindings } from './csharpFindings.ts';
import { findCsharp } from './csharpRuntime.ts';
import { restoreLibraries } from './restoreLibraries.ts';

/** Compiles C# samples against the published packages or declarations of them. Needs the .NET SDK or, once, npm. */
export function createCsharpChecker(root: string): Checker {
  let runtime: Runtime | undefined;
  return {
    name: 'C#',
    accepts: ({ language }) => language === 'csharp',
    async isReady() {
      const found = await findCsharp(root);
      if (typeof found === 'string') return found;
      runtime = found;
      return undefined;
    },
    fingerprint: () =>
      JSON.stringify([
        runtime?.roslyn,
        createLibraries(root, 'stable'),
        createLibraries(root, 'current'),
      ]),
    check: (samples) => {
      if (!runtime) throw new Error('There is no C# compiler. Call "isReady" first.');
      return checkCsharp(root, runtime, samples);
    },
  };
}

/** Compiles samples for each version and test framework that they are shown with. */
export async function checkCsharp(
  root: string,
  runtime: Runtime,
  samples: readonly Sample[],
): Promise<Finding[]> {
  const published = runtime.restores ? await restoreLibraries(root) : undefined;
  const librariesOf = (version: VersionName) =>
    (version === 'stable' ? published : undefined) ?? createLibraries(root, version);
  const { settings, ...work } = createWork(samples, librariesOf);
  return csharpFindings(await runCompiler(root, runtime, work), settings);
}
