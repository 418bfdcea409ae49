import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';

/** A .NET program that runs our hook, and the compiler. */
export interface Runtime {
  command: string;
  args: readonly string[];
  /** The folder of `Microsoft.CodeAnalysis.CSharp.dll`. */
  roslyn: string;
  /** Whether it is an SDK, which can restore NuGet packages. */
  restores: boolean;
}

/** What samples are compiled against: declarations, assemblies of a package, or both. */
export interface Library {
  name: string;
  sources: readonly string[];
  /** Paths of files. */
  assemblies: readonly string[];
  /** Names of earlier libraries. */
  references: readonly string[];
}

/** Files that are compiled together, by index. */
export interface Unit {
  /** The files to report. */
  judged: readonly number[];
  /** The files that those need. */
  others: readonly number[];
  references: readonly string[];
}

export interface CompilerWork {
  libraries: readonly Library[];
  files: readonly string[];
  units: readonly Unit[];
}

const messages = z.array(
  z.object({
    /** The index of the unit. */
    unit: z.number(),
    /** The index among its judged files. */
    file: z.number(),
    /** In the file, from 1. */
    line: z.number(),
    column: z.number(),
    code: z.string(),
    text: z.string(),
    isError: z.boolean(),
  }),
);

export type CompilerMessage = z.infer<typeof messages>[number];

/** The folder of the C# programs, from the root of the repository. */
export const COMPILER_FOLDER = 'tools/samples/csharp/compiler';

/** Compiles all units in one process. */
export async function runCompiler(
  root: string,
  runtime: Runtime,
  work: CompilerWork,
): Promise<CompilerMessage[]> {
  const output = await runCsharp(root, runtime, ['CompileSamples.cs'], JSON.stringify(work));
  return messages.parse(JSON.parse(output));
}

/** Runs a C# program of this folder and returns its output. */
export function runCsharp(
  root: string,
  { command, args, roslyn }: Runtime,
  [program = '', ...rest]: readonly string[],
  input = '',
): Promise<string> {
  const child = spawn(command, [...args, join(root, COMPILER_FOLDER, program), ...rest], {
    env: {
      ...process.env,
      DOTNET_STARTUP_HOOKS: join(root, COMPILER_FOLDER, 'hook.dll'),
      ROSLYN_FOLDER: roslyn,
      // English messages; ICU may not be installed.
      DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1',
      // Most code runs once: profiling it costs a quarter of the time.
      DOTNET_TieredPGO: '0',
    },
  });
  const output: Buffer[] = [];
  const complaints: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  // A program that fails early closes its input; the exit code reports the failure.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output).toString());
      else
        reject(new Error(`The C# compiler failed. ${Buffer.concat(complaints).toString().trim()}`));
    });
  });
}
