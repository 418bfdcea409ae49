import { VERSION_NAMES } from '#model/version.ts';
import type { Project } from './project.ts';
import { isRecording } from './project.ts';
import type { Recording } from './recordProject.ts';
import { recordProject } from './recordProject.ts';

/** Each of them mostly waits for its browser. */
const AT_ONCE = 2;

/** Runs projects in each version that shows their commands, and returns what was printed. */
export async function recordProjects(
  root: string,
  projects: readonly Project[],
  atOnce = AT_ONCE,
): Promise<Recording[]> {
  const tasks = projects.flatMap((project) =>
    VERSION_NAMES.filter((version) =>
      project.samples.some((one) => isRecording(one) && one.versions.includes(version)),
    ).map((version) => ({ project, version })),
  );
  // Servers use the ports in the pages, so projects with servers run one after another.
  const servers = tasks.filter(({ project }) => startsServer(project));
  const others = tasks.filter(({ project }) => !startsServer(project));
  const recordings: Recording[] = [];
  const work = async (own: typeof tasks) => {
    for (let task = own.shift() ?? others.shift(); task; task = own.shift() ?? others.shift())
      recordings.push(...(await recordProject(root, task.project, task.version)));
  };
  await Promise.all([work(servers), ...Array.from({ length: atOnce - 1 }, () => work([]))]);
  return recordings;
}

function startsServer({ samples }: Project): boolean {
  return samples.some(({ code }) => /\bwebServer\b|\blisten\(/.test(code));
}
