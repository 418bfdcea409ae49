import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildCost } from './measureBuild.ts';
import { measureBuild } from './measureBuild.ts';
import { BUILD_METRICS } from './metrics.ts';
import type { Metric } from './metrics.ts';
import type { Section } from './report.ts';

const WARM_BUILDS = 3;

/** Edits one guide of the workspace and rebuilds, several times. */
export async function measureWarmBuilds(workspace: string): Promise<BuildCost[]> {
  const guide = await findGuide(join(workspace, 'content/docs'));
  const costs: BuildCost[] = [];
  for (let edit = 1; edit <= WARM_BUILDS; edit++) {
    await appendFile(guide, `\nEdit ${edit} of the bench.\n`);
    costs.push(await measureBuild(workspace));
  }
  return costs;
}

async function findGuide(folder: string): Promise<string> {
  const guides = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const guide = guides.find((name) => name === 'intro.md') ?? guides[0];
  if (guide === undefined) throw new Error(`There is no guide to edit in ${folder}.`);
  return join(folder, guide);
}

export interface BuildCosts {
  pages: number;
  cold: BuildCost;
  warm: BuildCost[];
  /** Seconds from an edit to its page, on the development server. */
  devEdits: number[];
}

export function buildSection({ pages, cold, warm, devEdits }: BuildCosts): Section {
  const row = (metric: Metric, values: number[]) => ({ metric, page: 'build', samples: [values] });
  return {
    title: `Build of ${pages} pages`,
    rows: [
      row(BUILD_METRICS.coldBuild, [cold.seconds]),
      row(BUILD_METRICS.coldCpu, [cold.cpuSeconds]),
      row(BUILD_METRICS.peakMemory, [cold.gigabytes]),
      row(
        BUILD_METRICS.warmBuild,
        warm.map(({ seconds }) => seconds),
      ),
      row(
        BUILD_METRICS.warmCpu,
        warm.map(({ cpuSeconds }) => cpuSeconds),
      ),
      row(
        BUILD_METRICS.warmMemory,
        warm.map(({ gigabytes }) => gigabytes),
      ),
      row(BUILD_METRICS.devEdit, devEdits),
    ],
  };
}
