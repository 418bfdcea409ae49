import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPaths } from '#build/hash.ts';
import type { ListedChecker } from '../listedChecker.ts';
import { listed } from '../listedChecker.ts';
import type { Checker } from '../sample.ts';
import { PACKAGES } from '../typescript/createProgram.ts';
import { judgeRecordings, unusableSamples } from './judgeRecordings.ts';
import { isOfProject, projectKey, projectsOf } from './project.ts';
import { hiddenFolder } from './hiddenFolder.ts';
import { recordProjects } from './recordProjects.ts';

/** Runs the projects of guides and compares what commands print with what the pages show. */
function createProjectRunner(root: string): Checker {
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
          : 'Name a Chromium with BROWSER_PATH=/path/to/chromium.',
      ),
    fingerprint: () =>
      Object.values(PACKAGES)
        .map((path) => readFileSync(join(root, path, 'package.json'), 'utf8'))
        .join(' '),
    async check(samples) {
      const recordings = await recordProjects(root, projectsOf(samples));
      return [...unusableSamples(samples), ...judgeRecordings(recordings)];
    },
  };
}

/** The runner as the gate lists it; on demand, because it needs a browser. */
export function listProjectRunner(root: string): ListedChecker {
  return listed(createProjectRunner(root), true, 'project', 'run', '../stagehand');
}
