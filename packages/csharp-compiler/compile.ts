import { join } from 'node:path';
import { z } from 'zod';
import { run } from './run.ts';

/** A .NET program that runs our hook, and the compiler. */
export interface Runtime {
  command: string;
  args: readonly string[];
  /** The folder of `Microsoft.CodeAnalysis.CSharp.dll`. */
  roslyn: string;
  /** Whether it is an SDK, which can restore NuGet packages. */
  restores: boolean;
}

/** What files are compiled against: declarations, assemblies of a package, or both. */
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
  /** The namespace whose members are reported wherever judged files name them; by default, none are. */
  named?: string;
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

/** A member: `ILocator`, `ClickAsync`; an event is `#Popup`. */
const member = z.object({ owner: z.string(), name: z.string() });

const names = z.array(
  z.object({
    unit: z.number(),
    file: z.number(),
    /** In the file. */
    offset: z.number(),
    member,
    /** The type of the first parameter of a method. */
    first: z.string().nullable(),
    /** What the object is assigned to, or passed to, in which the name stands. */
    within: member.nullable(),
  }),
);

const result = z.object({ messages, names });

export type CompilerName = z.infer<typeof names>[number];

export type CompilerMessage = z.infer<typeof messages>[number];

/** Compiles all units in one process. */
export async function compile(runtime: Runtime, work: CompilerWork) {
  const output = await runHook(runtime, ['compile.cs'], JSON.stringify(work));
  return result.parse(JSON.parse(output));
}

/** Compiles the hook with the one that is there. */
export async function buildHook(runtime: Runtime, output: string): Promise<void> {
  await runHook(runtime, ['hook.cs', output]);
}

async function runHook(
  { command, args, roslyn }: Runtime,
  [program = '', ...rest]: readonly string[],
  input = '',
): Promise<string> {
  const folder = import.meta.dirname;
  const env = {
    ...process.env,
    DOTNET_STARTUP_HOOKS: join(folder, 'hook.dll'),
    ROSLYN_FOLDER: roslyn,
    // English messages; ICU may not be installed.
    DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1',
    // Most code runs once: profiling it costs a quarter of the time.
    DOTNET_TieredPGO: '0',
  };
  try {
    return await run(command, [...args, join(folder, program), ...rest], { env, input });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The C# compiler failed. ${why}`, { cause: error });
  }
}
