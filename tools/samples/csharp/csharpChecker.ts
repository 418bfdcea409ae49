import type { Library, Runtime } from '@playbill/csharp-compiler/compile.ts';
import { compile } from '@playbill/csharp-compiler/compile.ts';
import { findCompiler } from '@playbill/csharp-compiler/findCompiler.ts';
import type { VersionName } from '#model/version.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import { createWork } from './createWork.ts';
import { csharpFindings } from './csharpFindings.ts';
import { createLibraries, restoreLibraries } from './libraries.ts';

const DECLARED_NOTE =
  'C#: NuGet has no packages for this machine; samples are compiled against declarations.';

/** A compiler, and what samples are compiled against. */
export interface CsharpTools {
  runtime: Runtime;
  libraries: Record<VersionName, readonly Library[]>;
  /** Whether stable is the published packages. */
  isPublished: boolean;
}

/** Compiles C# samples against the published packages or declarations of them. Needs the .NET SDK or, once, npm. */
export function createCsharpChecker(root: string): Checker {
  let tools: CsharpTools | undefined;
  const ready = (): CsharpTools => {
    if (!tools) throw new Error('There is no C# compiler. Call "isReady" first.');
    return tools;
  };
  return {
    name: 'C#',
    accepts: ({ language }) => language === 'csharp',
    async isReady() {
      const runtime = await findCompiler();
      if (typeof runtime === 'string') return runtime;
      tools = await csharpTools(root, runtime);
      return undefined;
    },
    fingerprint: () => JSON.stringify([ready().runtime.roslyn, ready().libraries]),
    notes: () => (ready().runtime.restores && !ready().isPublished ? [DECLARED_NOTE] : []),
    check: (samples) => checkCsharp(ready(), samples),
  };
}

/** Chooses the libraries: published packages of stable if the SDK can restore them, declarations otherwise. */
export async function csharpTools(root: string, runtime: Runtime): Promise<CsharpTools> {
  const published = runtime.restores ? await restoreLibraries(root) : undefined;
  return {
    runtime,
    libraries: {
      stable: published ?? createLibraries(root, 'stable'),
      current: createLibraries(root, 'current'),
    },
    isPublished: published !== undefined,
  };
}

/** Compiles samples for each version and test framework that they are shown with. */
export async function checkCsharp(
  { runtime, libraries }: CsharpTools,
  samples: readonly Sample[],
): Promise<Finding[]> {
  const { settings, ...work } = createWork(samples, (version) => libraries[version]);
  return csharpFindings(await compile(runtime, work), settings);
}
