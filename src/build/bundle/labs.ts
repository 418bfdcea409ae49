import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { importTypeScript } from '#build/read/importTypeScript.ts';
import { LABS_FOLDER } from './bundle.ts';
import { buildInline } from './viteBuild.ts';

/** What the labs tell the build about themselves: a package that the site does not need (decisions/0025). */
export interface LabsPackage {
  /** The second script of pages with a lab. */
  entry: string;
  /** What the Run button of a sample loads (decisions/0035). */
  run: string;
  /** The script of the frames in labs. */
  scene: string;
  /** What the documented release lacks that the labs run, or that samples run with. */
  findProblems: (root: string, part: 'labs' | 'run') => string[];
  /** Serves the framework's code to scripts and workers. */
  frameworkModules: (root: string) => Plugin;
  /** Serves the compiled script of the frames to the second script. */
  sceneModule: (script: string) => Plugin;
}

/** What scripts of the browser know about those of the labs, which a site may not have. */
export function labConstants(run = ''): InlineConfig {
  return { define: { __RUN_SCRIPT__: JSON.stringify(run) } };
}

interface PreparedLabs {
  entry: string;
  /** Empty if samples can't run, for the reason in `runProblem`. */
  run: string;
  runProblem: string;
  scene: string;
  config: InlineConfig;
}

/** The scripts to bundle, and how; throws with the reason if there can't be labs. */
export async function prepareLabs(root: string, outDir: string): Promise<PreparedLabs> {
  const file = join(root, LABS_FOLDER, 'build.ts');
  if (!existsSync(file)) throw new Error(`${LABS_FOLDER} is missing.`);
  const labs = await importTypeScript<LabsPackage>(file, 'labs');
  const problems = labs.findProblems(root, 'labs');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const runProblem = labs.findProblems(root, 'run').join('\n');
  const plugins = () => [labs.frameworkModules(root)];
  const scene = await buildInline(root, { entry: labs.scene, outDir, plugins: plugins() });
  const worker = { format: 'es' as const, plugins };
  const config = { plugins: [...plugins(), labs.sceneModule(scene)], worker };
  return { entry: labs.entry, run: runProblem ? '' : labs.run, runProblem, scene, config };
}
