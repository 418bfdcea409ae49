import { splitWords } from '../shell/shellCommand.ts';

/** A parsed command of a project. */
export type Command =
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
  const start = words.findIndex((word) => !ASSIGNMENT.test(word));
  const [program, ...rest] = words.slice(start === -1 ? words.length : start);
  const env = Object.fromEntries(
    words.slice(0, Math.max(start, 0)).map((word) => ASSIGNMENT.exec(word)?.slice(1) ?? []),
  ) as Record<string, string>;
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
