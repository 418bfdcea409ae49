import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type VersionName, VERSION_NAMES } from '#model/version.ts';
import type { Run } from '../resultStore.ts';
import { onStage } from '../run/stage.ts';
import { normalizeOutput } from './output.ts';
import {
  type CommandStep,
  type Project,
  hiddenFolder,
  isRecording,
  readCommand,
  stepsOf,
} from './project.ts';

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

/** The output of a page's command in one version. */
export interface Recording {
  step: CommandStep;
  version: VersionName;
  lines: readonly string[];
}

/** Goes through a project as a reader of one version would. */
function recordProject(root: string, project: Project, version: VersionName): Promise<Recording[]> {
  return onStage(root, version, async ({ folder, framework, write, run }) => {
    const hidden = join(root, hiddenFolder(project.key));
    if (existsSync(hidden)) cpSync(hidden, folder, { recursive: true });
    const recordings: Recording[] = [];
    for (const step of stepsOf(project, version)) {
      if (step.type === 'file') {
        write(step.path, step.text);
        continue;
      }
      const command = readCommand(step.command);
      if (command.type !== 'run') continue;
      const { program, args, env } = command;
      const cli = program === 'playwright' ? [join(framework, 'cli.js')] : [];
      const text = await run([...cli, ...args], { env, isLimited: true });
      recordings.push({ step, version, lines: normalizeOutput(text, { folder, framework }) });
    }
    return recordings;
  });
}

/** What is recorded of a project: its files, its output and its hidden files. */
export function runOfProject({ key, samples }: Project): Run {
  const shown = samples.map(({ title, code, versions }) => [title, code, [...versions].sort()]);
  return { key, shown, needs: [hiddenFolder(key)] };
}
