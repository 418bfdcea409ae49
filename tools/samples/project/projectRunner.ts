import { installedReleases } from '#build/installedPackages.ts';
import { hashPaths } from '#build/hash.ts';
import type { ListedChecker } from '../listedChecker.ts';
import { listed } from '../listedChecker.ts';
import type { Checker, Finding } from '../sample.ts';
import { judgeRecordings, unusableSamples } from './judgeRecordings.ts';
import { lateProjects } from './lateProjects.ts';
import type { Project } from './project.ts';
import { isOfProject, projectKey, projectsOf } from './project.ts';
import { hiddenFolder } from './hiddenFolder.ts';
import { unrecorded } from './recordedProjects.ts';
import { recordProjects } from './recordProjects.ts';

/** Runs the projects of guides and compares the output of commands with the pages. */
function createProjectRunner(root: string, usesRecorded: boolean): Checker {
  return {
    name: 'Projects',
    accepts: isOfProject,
    needsUnchecked: true,
    unitOf: projectKey,
    dependsOn: ({ page, project = '' }) => hashPaths(root, [hiddenFolder(page, project)]),
    isReady: () =>
      Promise.resolve(
        process.env.BROWSER_PATH
          ? undefined
          : 'Chromium was not found: set BROWSER_PATH=/path/to/chromium.',
      ),
    fingerprint: () => installedReleases(root).join(' '),
    async check(samples) {
      const all = projectsOf(samples);
      const wanted = usesRecorded ? await unrecorded(root, all) : all;
      return [...unusableSamples(samples), ...(await runProjects(root, wanted))];
    },
  };
}

/** Problems in projects; one that a busy machine may cause counts only if it happens twice. */
async function runProjects(root: string, projects: readonly Project[]): Promise<Finding[]> {
  const recordings = await recordProjects(root, projects);
  const findings = judgeRecordings(recordings);
  const late = lateProjects(projects, recordings, findings);
  const isLate = ({ sample }: Finding) => late.some(({ samples }) => samples.includes(sample));
  const again = judgeRecordings(await recordProjects(root, late));
  return [...findings.filter((finding) => !isLate(finding)), ...again];
}

/** The runner as the gate lists it; created on demand, because it needs a browser. */
export function listProjectRunner(root: string, usesRecorded: boolean): ListedChecker {
  return listed(createProjectRunner(root, usesRecorded), true, 'project', 'run', '../stagehand');
}
