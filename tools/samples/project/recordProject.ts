import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageFolder } from '#build/installedPackages.ts';
import type { VersionName } from '#model/version.ts';
import { hiddenFolder } from './hiddenFolder.ts';
import { normalizeOutput } from './normalizeOutput.ts';
import type { CommandStep, Project } from './project.ts';
import { stepsOf } from './project.ts';
import { readCommand } from './readCommand.ts';
import { runCommand } from './runCommand.ts';
import { writeFramework } from './writeFramework.ts';

/** The output of a page's command in one version. */
export interface Recording {
  step: CommandStep;
  version: VersionName;
  lines: readonly string[];
}

/** Goes through a project as a reader of one version would, in a temporary folder. */
export async function recordProject(
  root: string,
  project: Project,
  version: VersionName,
): Promise<Recording[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'playbill-project-')));
  const framework = packageFolder(root, version);
  const recordings: Recording[] = [];
  try {
    const hidden = join(root, hiddenFolder(project.page, project.name));
    if (existsSync(hidden)) cpSync(hidden, folder, { recursive: true });
    writeFramework({ root, folder, framework });
    for (const step of stepsOf(project, version)) {
      if (step.type === 'file') {
        const file = join(folder, step.path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, step.text);
        continue;
      }
      const command = readCommand(step.command);
      if (command.type !== 'run') continue;
      const { program, args, env } = command;
      const cli = program === 'playwright' ? [join(framework, 'cli.js')] : [];
      const text = await runCommand({ args: [...cli, ...args], folder, env });
      recordings.push({ step, version, lines: normalizeOutput(text, { folder, framework }) });
    }
    return recordings;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
