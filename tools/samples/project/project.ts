import { groupBy } from '#model/groupBy.ts';
import type { VersionName } from '#model/version.ts';
import type { Sample } from '../sample.ts';
import { splitWords } from '../shell/readScript.ts';

/** The samples of a page that form a project. */
export interface Project {
  /** `test-retries/flaky`: its page and name. */
  key: string;
  samples: readonly Sample[];
}

/** The next step in the folder of a project: a file, relative to it, or a command. */
type Step = { type: 'file'; path: string; text: string } | CommandStep;

export interface CommandStep {
  type: 'command';
  sample: Sample;
  /** The index of the command in the sample, from 0. */
  index: number;
  /** The line of the command in the sample, from 1. */
  line: number;
  command: string;
  /** The output on the page. */
  output: readonly string[];
}

export const PROMPT = '$ ';

/** Identifies a sample's project across all pages; empty if it has none. */
export function projectKey({ page, project }: Sample): string {
  return project === undefined ? '' : `${page}/${project}`;
}

export function projectsOf(samples: readonly Sample[]): Project[] {
  const byKey = groupBy(samples.filter(isOfProject), projectKey);
  return [...byKey].map(([key, own]) => ({ key, samples: own }));
}

export function isOfProject({ project }: Sample): boolean {
  return project !== undefined;
}

/** Whether its commands are run. */
export function isRecording(sample: Sample): boolean {
  return sample.language === 'console' && isOfProject(sample) && sample.unchecked === undefined;
}

/** The steps of a project as one version of its page shows them, from top to bottom. */
export function stepsOf({ samples }: Project, version: VersionName): Step[] {
  return samples
    .filter(({ versions }) => versions.includes(version))
    .toSorted((a, b) => a.line - b.line)
    .flatMap((sample): Step[] => {
      if (isRecording(sample)) return commandsOf(sample);
      const { title, code } = sample;
      return title === undefined ? [] : [{ type: 'file', path: title, text: `${code}\n` }];
    });
}

/** The commands of a recording, each with its output. */
export function commandsOf(sample: Sample): CommandStep[] {
  const lines = sample.code.split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith(PROMPT) ? [index] : []));
  return starts.map((start, index) => ({
    type: 'command',
    sample,
    index,
    line: start + 1,
    command: lines[start]?.slice(PROMPT.length) ?? '',
    output: lines.slice(start + 1, starts[index + 1]),
  }));
}

/** A parsed command of a project. */
type Command =
  | { type: 'run'; program: 'playwright' | 'node'; args: string[]; env: Record<string, string> }
  /** It waits for a reader: nothing is run, and what it prints is not compared. */
  | { type: 'waits' }
  | { type: 'refused'; why: string };

const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/;
const WAITING = ['show-report', 'show-trace', 'codegen', 'open'];
const INSTALLING = ['install', 'install-deps', 'uninstall'];
const OPERATORS = /^([|&;<>]+|\d?>.*)$/;

export function readCommand(text: string): Command {
  const words = splitWords(text);
  const env: Record<string, string> = {};
  while (ASSIGNMENT.test(words[0] ?? '')) {
    const [, name = '', value = ''] = ASSIGNMENT.exec(words.shift() ?? '') ?? [];
    env[name] = value;
  }
  const [program, ...rest] = words;
  const operator = rest.find((word) => OPERATORS.test(word));
  if (operator !== undefined)
    return refuse(`"${operator}" needs a shell: write each command on its own line.`);
  if (program === 'node') return { type: 'run', program, args: rest, env };
  const [name, ...args] = rest;
  if (program !== 'npx' || name !== 'playwright') {
    return refuse('A project can only run "npx playwright …" and "node …".');
  }
  const [subcommand = ''] = args;
  if (WAITING.includes(subcommand)) return { type: 'waits' };
  if (INSTALLING.includes(subcommand)) return refuse('A project must not change the machine.');
  return { type: 'run', program: 'playwright', args, env };
}

function refuse(why: string): Command {
  return { type: 'refused', why };
}

/** The files that a page does not show: those of one project, or of all. */
export function hiddenFolder(pageOrProject: string): string {
  return `content/samples/projects/${pageOrProject}`;
}
