import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../../roll/runQuietly.ts';
import type { Runtime } from './compiler/runCompiler.ts';
import { prepareCsharp } from './csharpPackages.ts';

const OLDEST_SDK = 8;

/** Finds the compiler of the .NET SDK or installs the one from npm. Returns a sentence if neither works. */
export async function findCsharp(root: string): Promise<Runtime | string> {
  const sdks = await runQuietly('dotnet', ['--list-sdks'], { cwd: root });
  const installed = sdks.ok ? sdkRuntime(sdks.stdout.toString()) : undefined;
  if (installed) return installed;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return `Install the .NET SDK ${OLDEST_SDK} or newer; without it, there is a compiler only for Linux on x64.`;
  try {
    return await prepareCsharp(root);
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split('\n');
    return `The compiler could not be downloaded from npm (${why}): install the .NET SDK ${OLDEST_SDK} or newer.`;
  }
}

/** Reads lines such as `8.0.404 [/usr/share/dotnet/sdk]`, oldest first. */
export function sdkRuntime(
  list: string,
  exists: (file: string) => boolean = existsSync,
): Runtime | undefined {
  const found = [...list.matchAll(/^(\d+)(\S*) \[(.+)\]$/gm)].flatMap(
    ([, major = '', rest = '', folder = '']) => {
      const roslyn = join(folder, major + rest, 'Roslyn/bincore');
      const compiler = join(roslyn, 'csc.dll');
      const isUsable = Number(major) >= OLDEST_SDK && exists(compiler);
      return isUsable ? [{ command: 'dotnet', args: [compiler], roslyn, restores: true }] : [];
    },
  );
  return found.at(-1);
}
