import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';

/** A .NET program that can be made to run the compiler, and where the compiler is. */
export interface Runtime {
  command: string;
  args: readonly string[];
  /** The folder of `Microsoft.CodeAnalysis.CSharp.dll`. */
  roslyn: string;
}

/** Declarations that samples are compiled against. */
export interface Library {
  name: string;
  sources: readonly string[];
  /** Names of libraries before it. */
  references: readonly string[];
}

/** What is compiled together; files are places in a list. */
export interface Unit {
  /** Files that messages are about. */
  judged: readonly number[];
  /** Files that those need. */
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
    /** The place in the list of units. */
    unit: z.number(),
    /** The place among its judged files. */
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

/** Of the C# programs, from the root of the repository. */
export const COMPILER_FOLDER = 'tools/samples/csharp/compiler';

/** Compiles everything in one process. */
export async function runCompiler(
  root: string,
  runtime: Runtime,
  work: CompilerWork,
): Promise<CompilerMessage[]> {
  const output = await runCsharp(root, runtime, ['CompileSamples.cs'], JSON.stringify(work));
  return messages.parse(JSON.parse(output));
}

/** Runs a C# program of this folder; what it prints is the result. */
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
      // Messages are compared, and there may be no library for other languages.
      DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1',
      // Most of the time goes into code that runs once.
      DOTNET_TieredPGO: '0',
    },
  });
  const output: Buffer[] = [];
  const complaints: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  // A program that fails early does not read; the exit code tells.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output).toString());
      else
        reject(
          new Error(
            `The C# compiler gave no result. ${Buffer.concat(complaints).toString().trim()}`,
          ),
        );
    });
  });
}
