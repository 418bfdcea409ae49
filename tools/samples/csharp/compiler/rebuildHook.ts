import { join } from 'node:path';
import type { Runtime } from './runCompiler.ts';
import { COMPILER_FOLDER, runCsharp } from './runCompiler.ts';

/** Compiles `Hook.cs` with the current hook. */
export async function rebuildHook(root: string, runtime: Runtime, output: string): Promise<void> {
  const source = join(root, COMPILER_FOLDER, 'Hook.cs');
  await runCsharp(root, runtime, ['RebuildHook.cs', source, output]);
}
