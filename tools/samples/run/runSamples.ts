import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentedRelease } from '#build/read/installedPackages.ts';
import { groupBy } from '#model/groupBy.ts';
import { didYouMean } from '#model/nearest.ts';
import { type VersionName, VERSION_NAMES } from '#model/version.ts';
import { ROUTES } from '../../../demo/routes.ts';
import { escapePattern } from '../../testing/selectTests.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import { fileName, isModule } from '../typescript/sampleFile.ts';
import { type RunResults, type StagedFile, readResults } from './readResults.ts';
import { CLAIMS_FILE, toRunFile } from './runFile.ts';
import { type Stage, missingBrowser, onStage } from './stage.ts';

const CLAIMS = 'content/samples/claims';

/** Runs the marked samples of guides, in a browser. */
export function createBrowserRunner(root: string): Checker {
  return {
    name: 'Browser',
    accepts: (sample) =>
      sample.file.endsWith('.md') &&
      /^[jt]sx?$/.test(sample.language) &&
      // Whole files without the mark are there to be imported; project files only by each other.
      (isRun(sample) || (sample.title !== undefined && sample.project === undefined)),
    isReady: missingBrowser,
    sources: ['demo', 'tools/stagehand', 'tools/samples/run', CLAIMS, 'content/samples/files'],
    isRecorded: true,
    check: (samples) => runSamples(root, samples, samples),
    async repeat(failed, page) {
      const findings: Finding[] = [];
      for (const sample of failed) findings.push(...(await runSamples(root, page, [sample])));
      return findings;
    },
  };
}

export function isRun({ run }: Sample): boolean {
  return run !== undefined;
}

/**
 * Runs the runnable ones of the wanted samples, each in its version, and reports which did not do what they claim;
 * `samples` are all of their pages.
 */
async function runSamples(
  root: string,
  samples: readonly Sample[],
  wanted: readonly Sample[],
): Promise<Finding[]> {
  const findings = unknownPages(samples);
  if (findings.length > 0) return findings;
  // One after another: each uses the whole machine.
  for (const version of VERSION_NAMES) {
    const shown = samples.filter(({ versions }) => versions.includes(version));
    const own = wanted.filter((sample) => isRun(sample) && versionToRun(sample) === version);
    if (own.length === 0) continue;
    const found = await onStage(root, version, async (stage) => {
      const staged = writeSamples(root, stage, shown, own);
      writeConfiguration(root, stage, staged);
      const said = await stage.run([join(stage.framework, 'cli.js'), 'test']);
      return readResults(staged, parseResults(stage, said), documentedRelease(version));
    });
    findings.push(...found);
  }
  return findings;
}

/** Samples that would start on a page that Stagehand does not have. */
export function unknownPages(samples: readonly Sample[]): Finding[] {
  const pages = ROUTES.map(({ path }) => path || 'index');
  return samples.flatMap((sample) => {
    const { run } = sample;
    if (run === undefined || pages.includes(run)) return [];
    const hint = didYouMean(run, pages);
    const message = `Stagehand has no page "${run}". ${hint}Add it to demo/routes.ts.`;
    return [{ sample, line: 1, message, isCertain: true }];
  });
}

/** What readers of stable see runs with its package; only what they do not see yet runs with that of next. */
function versionToRun({ versions }: Sample): VersionName {
  return versions.includes('stable') ? 'stable' : 'current';
}

/** Writes each wanted sample into a folder of its own, with the files that it may import. */
function writeSamples(
  root: string,
  { folder, write }: Stage,
  shown: readonly Sample[],
  wanted: readonly Sample[],
): StagedFile[] {
  return [...groupBy(shown, ({ page }) => page)].flatMap(([page, ofPage]) => {
    const name = page.replaceAll('/', '-');
    const claimsFile = join(root, CLAIMS, `${name}.ts`);
    const claims = existsSync(claimsFile) ? readFileSync(claimsFile, 'utf8') : '';
    const own = claimKeys(ofPage).filter(([sample]) => wanted.includes(sample));
    return own.map(([sample, key], index): StagedFile => {
      const place = `${name}-${index + 1}`;
      const claim = claims.includes(`'${key}'`) ? key : undefined;
      for (const other of ofPage) {
        const isFile = other === sample || other.title !== undefined;
        if (isFile && isModule(other.code)) write(join(place, fileName(other)), other.code);
      }
      write(join(place, CLAIMS_FILE), claims || 'export const claims = {};');
      const file = toRunFile(sample, claim);
      write(join(place, file.path), file.text);
      return { ...file, folder: join(folder, place), path: join(folder, place, file.path) };
    });
  });
}

/** Runnable samples with the names of their claims. */
function claimKeys(samples: readonly Sample[]): [Sample, string][] {
  const counts = new Map<string, number>();
  return samples.filter(isRun).map((sample) => {
    const count = (counts.get(sample.heading) ?? 0) + 1;
    counts.set(sample.heading, count);
    return [sample, `${sample.heading}/${count}`];
  });
}

/** The name of the file to which the runner reports. */
const RESULTS = 'results.json';

function writeConfiguration(
  root: string,
  { folder, write }: Stage,
  staged: readonly StagedFile[],
): void {
  const settings = {
    // Only limits how long a failure takes: a busy machine is slow, not wrong.
    timeout: 120_000,
    workers: 2,
    fullyParallel: true,
    reporter: [['json', { outputFile: join(folder, RESULTS) }]],
    use: { baseURL: 'http://localhost:3000', actionTimeout: 30_000 },
  };
  const patterns = staged.map(({ path }) => escapePattern(path));
  const claims = pathToFileURL(join(root, 'tools/samples/run/stageClaims.mjs')).href;
  write(
    'playwright.config.js',
    `import { expect } from '@playwright/test';
import { claimsWith } from '${claims}';
globalThis.claims = claimsWith(expect);
const testMatch = ${JSON.stringify(patterns)}.map((path) => new RegExp(path + '$'));
export default { ...${JSON.stringify(settings)}, testMatch };`,
  );
  // Samples may use top-level await, as modules can.
  write('package.json', '{ "type": "module" }');
  // Files that samples upload, relative to the folder in which they run.
  cpSync(join(root, 'content/samples/files'), folder, { recursive: true });
}

/** What the runner printed matters only when it leaves no results. */
function parseResults({ folder }: Stage, said: string): RunResults {
  try {
    return JSON.parse(readFileSync(join(folder, RESULTS), 'utf8')) as RunResults;
  } catch (cause) {
    throw new Error(`The samples could not be run.\n${said}`, { cause });
  }
}
