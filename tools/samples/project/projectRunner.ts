import { installedReleases } from '#build/installedPackages.ts';
import { hashPaths } from '#build/hash.ts';
import type { ListedChecker } from '../listedChecker.ts';
import { listed, STAGEHAND } from '../listedChecker.ts';
import type { Checker } from '../sample.ts';
import { judgeRecordings, unusableSamples } from './judgeRecordings.ts';
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
      return [...unusableSamples(samples), ...judgeRecordings(await recordProjects(root, wanted))];
    },
    // Each command needs the files that those before it have left.
    repeat: async (_failed, project) =>
      judgeRecordings(await recordProjects(root, projectsOf(project), 1)),
  };
}

/** The runner as the gate lists it; created on demand, because it needs a browser. */
export function listProjectRunner(root: string, usesRecorded: boolean): ListedChecker {
  return listed(createProjectRunner(root, usesRecorded), true, 'project', 'run', ...STAGEHAND);
}
