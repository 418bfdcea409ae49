import { installedReleases } from '#build/installedPackages.ts';
import type { ListedChecker } from '../listedChecker.ts';
import { listed, STAGEHAND } from '../listedChecker.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import { runSamples } from './runSamples.ts';

/** Runs the marked samples of guides, in a browser. */
function createBrowserRunner(root: string): Checker {
  return {
    name: 'Browser',
    accepts: (sample) => isOfNode(sample) && (isRun(sample) || isImportable(sample)),
    isReady: () =>
      Promise.resolve(
        process.env.BROWSER_PATH
          ? undefined
          : 'Chromium was not found: set BROWSER_PATH=/path/to/chromium.',
      ),
    fingerprint: () => installedReleases(root).join(' '),
    check: (samples) => (samples.some(isRun) ? runSamples(root, samples) : Promise.resolve([])),
    async repeat(failed, page) {
      const findings: Finding[] = [];
      for (const sample of failed) findings.push(...(await runSamples(root, page, [sample])));
      return findings;
    },
  };
}

/** The runner as the gate lists it; created on demand, because it needs a browser. */
export function listBrowserRunner(root: string): ListedChecker {
  return listed(createBrowserRunner(root), true, 'run', ...STAGEHAND, 'files', 'claims');
}

export function isRun({ run }: Sample): boolean {
  return run !== undefined;
}

/** Whole files without the mark are there to be imported; project files only by each other. */
function isImportable({ title, project }: Sample): boolean {
  return title !== undefined && project === undefined;
}

function isOfNode({ file, language }: Sample): boolean {
  return file.endsWith('.md') && /^[jt]sx?$/.test(language);
}
