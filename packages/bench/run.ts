import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { main } from '../../tools/setup.mjs';
import { fileOf, openBenchSite, type BenchSite } from './benchSite.ts';
import { createCalibration } from './calibration.ts';
import { measureColdBuild, measureEdits } from './measureBuild.ts';
import { measurePages } from './measurePages.ts';
import { measureSearch } from './measureSearch.ts';
import { readOptions, type BenchOptions } from './options.ts';
import { brokenBars, formatReport, type Section } from './report.ts';
import { createWorkspace, temporaryFolder } from './workspace.ts';

async function bench(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  // The load average shows how far the numbers can be trusted: other work on the machine makes them worse.
  const load = loadavg()[0]?.toFixed(1) ?? 'unknown';
  const machine = `${cpus().length} cores, load ${load} at the start, Node.js ${process.versions.node}`;
  const sections = await measure(options);
  console.log(`\n${machine}\n\n${formatReport(sections)}`);
  if (options.json !== undefined) {
    await writeFile(options.json, `${JSON.stringify({ machine, sections }, undefined, 2)}\n`);
  }
  const broken = brokenBars(sections);
  if (broken.length === 0) return;
  console.error(
    `Over a bar that holds on every machine, or not measured:\n  ${broken.join('\n  ')}`,
  );
  process.exitCode = 1;
}

async function measure(options: BenchOptions): Promise<Section[]> {
  const { built, site, runs, only } = options;
  const isAsked = (part: BenchOptions['only']) => (only ?? part) === part;
  const sites = site === undefined ? [] : [await openBenchSite(site)];
  try {
    const workspace = built ?? (await createWorkspace(process.cwd()));
    const cold = built === undefined ? await measureColdBuild(workspace) : [];
    const ours = await openBenchSite(built ?? join(workspace, 'dist'));
    sites.unshift(ours);
    const sections: Section[] = [];
    if (isAsked('pages')) sections.push(...(await comparePages(ours, sites, options)));
    if (isAsked('search')) sections.push(await measureSearch(ours, runs));
    if (built === undefined && isAsked('build')) {
      // Last: the edits must not appear in the pages.
      const rows = [...cold, ...(await measureEdits(workspace))];
      sections.push({ title: `Build of ${ours.pages.size} pages`, rows });
    }
    return sections;
  } finally {
    for (const one of sites) one.close();
  }
}

async function comparePages(ours: BenchSite, sites: BenchSite[], options: BenchOptions) {
  const files = options.pages.map((path) => fileOf(ours, path));
  console.error('Creating the pages with one button …');
  const folder = await temporaryFolder();
  await createCalibration(ours.folder, folder, files);
  const calibration = await openBenchSite(folder);
  try {
    return await measurePages(sites, calibration, options);
  } finally {
    calibration.close();
  }
}

// Temporary folders and child processes are cleaned up only on a regular exit.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
await main(bench);
