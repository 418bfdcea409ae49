import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openBenchSite } from './benchSite.ts';
import { writeGrowthProject } from './growthProject.ts';
import { measureBuild } from './measureBuild.ts';
import { GROWTH_METRICS } from './metrics.ts';
import type { Point } from './plots.ts';
import { fitLine, linePlot } from './plots.ts';
import type { Section } from './report.ts';

/** Each guide is a page in four editions and two versions. */
const GUIDES = [12, 25, 50, 100];

/** Builds sites of about 100, 200, 400 and 800 pages: twice as many pages should cost twice as much. */
export async function measureGrowth(workspace: string): Promise<Point[]> {
  const points: Point[] = [];
  for (const guides of GUIDES) {
    const project = join(workspace, 'growth', String(guides));
    await writeGrowthProject(project, guides);
    const out = join(project, 'dist');
    const { cpuSeconds } = await measureBuild(workspace, ['--project', project, '--out', out]);
    const site = await openBenchSite(out);
    site.close();
    points.push({ x: site.pages.length, y: cpuSeconds });
    await rm(project, { recursive: true });
  }
  return points;
}

export function growthSection(points: readonly Point[]): Section {
  return {
    title: `Build of ${points.map(({ x }) => x).join(', ')} pages`,
    plot: linePlot(points, { x: 'pages', y: 'processor time in s' }),
    rows: [
      ...points.map(({ x, y }) => ({
        metric: { label: `processor time, ${x} pages`, unit: 's' } as const,
        page: 'build',
        samples: [[y]],
      })),
      { metric: GROWTH_METRICS.slope, page: 'build', samples: [[slopeRatio(points)]] },
    ],
  };
}

/** What one more page costs in the larger half, compared with the smaller one; 1 is linear. */
export function slopeRatio(points: readonly Point[]): number {
  const middle = Math.floor(points.length / 2);
  return fitLine(points.slice(middle - 1)).slope / fitLine(points.slice(0, middle + 1)).slope;
}
