import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Runtime } from './compile.ts';
import { install } from './install.ts';
import { run } from './run.ts';

const OLDEST_SDK = 8;

/** Finds the compiler of the .NET SDK or installs the one from npm. Returns a sentence if neither works. */
export async function findCompiler(): Promise<Runtime | string> {
  const sdk = sdkRuntime(await run('dotnet', ['--list-sdks']).catch(() => ''));
  if (sdk) return sdk;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return `Install the .NET SDK ${OLDEST_SDK} or newer; without it, there is a compiler only for Linux on x64.`;
  try {
    return await install();
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
