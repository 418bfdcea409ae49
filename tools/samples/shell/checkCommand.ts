import { checkArguments } from './checkArguments.ts';
import { checkBuildTool } from './checkBuildTool.ts';
import type { Command } from './command.ts';
import { parseOption } from './command.ts';
import { CREATE_PLAYWRIGHT_OPTIONS } from './createPlaywrightOptions.ts';
import type { CommandLine, CommandLineKind } from './installedCommandLine.ts';
import { PYTEST_OPTIONS } from './pytestOptions.ts';

/** What a version of the framework offers to those who write commands and settings. */
export interface Offer {
  commandLine: (kind: CommandLineKind) => CommandLine;
  /** The options of a browser start in .NET, which run settings can name. */
  launchOptions: () => readonly string[];
}

const PYTEST = recorded('pytest', PYTEST_OPTIONS);
const CREATE_PLAYWRIGHT = {
  ...recorded('create-playwright', CREATE_PLAYWRIGHT_OPTIONS),
  words: [0, 1] as [number, number],
};

/** What is wrong with a command, as far as its program is one that the guides are about. */
export function checkCommand(words: readonly string[], offer: Offer): string[] {
  const [program = '', ...rest] = words;
  const [first = '', ...others] = rest;
  switch (program.replace(/^\.\//, '')) {
    case 'npx':
    case 'yarn':
    case 'pnpm':
    case 'bunx':
      return checkRunner(program, rest, offer);
    case 'npm':
      if (['init', 'create'].includes(first) && /^playwright(@|$)/.test(others[0] ?? ''))
        return checkArguments(CREATE_PLAYWRIGHT, afterDashes(others.slice(1)));
      return first === 'exec' ? checkRunner(program, rest, offer) : [];
    case 'playwright':
      return checkPlaywright(rest, offer.commandLine('library'));
    case 'python':
    case 'python3':
    case 'py':
    case 'uv':
    case 'poetry':
      return checkPython(rest, offer);
    case 'pytest':
      return checkArguments(PYTEST, rest);
    case 'pwsh':
    case 'powershell':
      return first.endsWith('playwright.ps1')
        ? checkPlaywright(others, offer.commandLine('library'))
        : [];
    default:
      return checkBuildTool(program, rest, {
        launchOptions: offer.launchOptions,
        checkPlaywright: (args) => checkPlaywright(args, offer.commandLine('library')),
      });
  }
}

/** `npx playwright test`, `yarn playwright test`, `pnpm exec playwright test`, `yarn create playwright`. */
function checkRunner(program: string, words: readonly string[], offer: Offer): string[] {
  const at = words.findIndex((word) => !/^-|^(exec|dlx|run)$/.test(word));
  const [name = '', ...rest] = at < 0 ? [] : words.slice(at);
  if (name === 'create' && program !== 'npx' && /^playwright(@|$)/.test(rest[0] ?? ''))
    return checkArguments(CREATE_PLAYWRIGHT, rest.slice(1));
  return /^playwright(@|$)/.test(name)
    ? checkPlaywright(afterDashes(rest), offer.commandLine('runner'))
    : [];
}

function checkPython(words: readonly string[], offer: Offer): string[] {
  const at = words.findIndex((word) => word === '-m' || word === 'run');
  const [name, ...rest] = at < 0 ? [] : words.slice(at + 1);
  if (name === 'playwright') return checkPlaywright(rest, offer.commandLine('library'));
  return name === 'pytest' ? checkArguments(PYTEST, rest) : [];
}

/** Checks what stands after `playwright`. */
export function checkPlaywright(words: readonly string[], line: CommandLine): string[] {
  const [name = '', ...rest] = words;
  if (!name || name.startsWith('-')) return checkArguments(line.find(''), words);
  if (!line.commands().includes(name)) return [`There is no command "playwright ${name}".`];
  return checkArguments(line.find(name), rest);
}

function recorded(name: string, options: readonly string[]): Command {
  return { name, options: options.map((option) => parseOption(option)), words: [0, Infinity] };
}

/** npm passes on what stands after two dashes. */
function afterDashes(words: readonly string[]): readonly string[] {
  const at = words.indexOf('--');
  return at === 0
    ? words.slice(1)
    : at > 0
      ? [...words.slice(0, at), ...words.slice(at + 1)]
      : words;
}
