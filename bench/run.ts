import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { BenchSite } from './benchSite.ts';
import { openBenchSite } from './benchSite.ts';
import { buildSection, measureWarmBuilds } from './buildSection.ts';
import { growthSection, measureGrowth } from './growthSection.ts';
import { choosePages } from './choosePages.ts';
import { createCalibration } from './createCalibration.ts';
import { htmlReport } from './htmlReport.ts';
import { measureBuild } from './measureBuild.ts';
import { measureDevEdits } from './measureDevEdits.ts';
import { measurePages } from './measurePages.ts';
import type { BenchOptions } from './options.ts';
import { readOptions } from './options.ts';
import { pageSections } from './pageSections.ts';
import type { Section } from './report.ts';
import { brokenBars, formatReport, reportData } from './report.ts';
import { searchSection } from './searchSection.ts';
import { createWorkspace, temporaryFolder } from './workspace.ts';

const REPORT = 'bench/report.html';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const machine = describeMachine();
  const sections = await measure(options);
  console.log(`\n${machine}\n\n${formatReport(sections)}`);
  if (options.json !== undefined) {
    const data = { machine, runs: options.runs, sections: reportData(sections) };
    await writeFile(options.json, `${JSON.stringify(data, undefined, 2)}\n`);
  }
  await writeFile(REPORT, htmlReport(machine, sections));
  console.log(`\nWritten with plots to ${REPORT}.`);
  const broken = brokenBars(sections);
  if (broken.length === 0) return;
  console.error(`Over a bar that holds on every machine:\n  ${broken.join('\n  ')}`);
  process.exitCode = 1;
}

async function measure(options: BenchOptions): Promise<Section[]> {
  const sites = options.site === undefined ? [] : [await openBenchSite(options.site)];
  const isAsked = (part: BenchOptions['only']) => (options.only ?? part) === part;
  try {
    const build = options.built === undefined ? await buildCold() : undefined;
    const dist = options.built ?? join(build?.workspace ?? '', 'dist');
    const ours = await openBenchSite(dist);
    sites.unshift(ours);
    // Before the edits of the warm builds, which must not appear in the pages.
    const sections = isAsked('pages') ? await benchPages(dist, sites, options) : [];
    if (isAsked('search')) {
      showStep('Searching');
      sections.push(...(await searchSection({ dist, origin: ours.origin, runs: options.runs })));
    }
    if (!build || !isAsked('build')) return sections;
    showStep('Rebuilding after an edit');
    const warm = await measureWarmBuilds(build.workspace);
    showStep('Editing with the development server');
    const devEdits = await measureDevEdits(build.workspace);
    showStep('Building sites of 100 to 800 pages');
    const growth = await measureGrowth(build.workspace);
    return [
      buildSection({ pages: ours.pages.length, cold: build.cost, warm, devEdits }),
      growthSection(growth),
      ...sections,
    ];
  } finally {
    for (const site of sites) site.close();
  }
}

async function buildCold() {
  showStep('Building the site, cold');
  const workspace = await createWorkspace(process.cwd());
  return { workspace, cost: await measureBuild(workspace) };
}

async function benchPages(
  dist: string,
  sites: BenchSite[],
  { pages, runs }: BenchOptions,
): Promise<Section[]> {
  const choices = choosePages(
    sites.map((site) => site.pages),
    pages,
  );
  showStep('Creating the pages with one button');
  const files = choices.flatMap(({ paths: [path] }) =>
    (sites[0]?.pages ?? []).filter((page) => page.path === path).map(({ file }) => file),
  );
  const folder = await temporaryFolder();
  await createCalibration(dist, folder, files);
  const calibration = await openBenchSite(folder);
  try {
    const options = { sites, calibration, choices, runs, onStep: showStep };
    return pageSections(await measurePages(options));
  } finally {
    calibration.close();
  }
}

/** The load average shows how far the numbers can be trusted: other work on the machine makes them worse. */
function describeMachine(): string {
  const load = loadavg()[0]?.toFixed(1) ?? 'unknown';
  return `${cpus().length} cores, load ${load} at the start, Node.js ${process.versions.node}; pages under 4× CPU slowdown, 9 Mbit/s, 60 ms.`;
}

function showStep(step: string): void {
  console.error(`${step} …`);
}

// Temporary folders and child processes are cleaned up only on a regular exit.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
