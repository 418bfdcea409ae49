import type { CommandLineKind } from '#build/readCommands.ts';
import type { Command } from '#pipeline/parseCommands.ts';
import { parseFlags } from '#pipeline/parseCommands.ts';
import { checkArguments } from './checkArguments.ts';
import { KNOWN_OPTIONS, checkBuildTool } from './checkBuildTool.ts';

/** The commands and settings of a version of the framework. */
export interface Offer {
  commands: (kind: CommandLineKind) => readonly Command[];
  /** The .NET launch options, which run settings can contain. */
  launchOptions: () => readonly string[];
}

const PYTEST = recorded('pytest', KNOWN_OPTIONS.pytest, { name: 'paths', isList: true });
const CREATE_PLAYWRIGHT = recorded('create-playwright', KNOWN_OPTIONS.createPlaywright, {
  name: 'folder',
  isList: false,
});

/** The problems in a command, if its program is one that the guides cover. */
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
      return checkPlaywright(rest, offer.commands('library'));
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
        ? checkPlaywright(others, offer.commands('library'))
        : [];
    default:
      return checkBuildTool(program, rest, {
        launchOptions: offer.launchOptions,
        checkPlaywright: (args) => checkPlaywright(args, offer.commands('library')),
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
    ? checkPlaywright(afterDashes(rest), offer.commands('runner'))
    : [];
}

function checkPython(words: readonly string[], offer: Offer): string[] {
  const at = words.findIndex((word) => word === '-m' || word === 'run');
  const [name, ...rest] = at < 0 ? [] : words.slice(at + 1);
  if (name === 'playwright') return checkPlaywright(rest, offer.commands('library'));
  return name === 'pytest' ? checkArguments(PYTEST, rest) : [];
}

/** Checks the arguments after `playwright`. */
function checkPlaywright(words: readonly string[], commands: readonly Command[]): string[] {
  const [name = '', ...rest] = words;
  const isBare = !name || name.startsWith('-');
  const command = commands.find((each) => each.name === (isBare ? '' : name));
  return command
    ? checkArguments(command, isBare ? words : rest)
    : [`There is no command "playwright ${name}".`];
}

function recorded(
  name: string,
  options: readonly string[],
  place: { name: string; isList: boolean },
): Command {
  const places = [{ ...place, isRequired: false }];
  return { name, arguments: places, options: options.map(parseFlags) };
}

/** npm passes on the arguments after two dashes. */
function afterDashes(words: readonly string[]): readonly string[] {
  const at = words.indexOf('--');
  return at === 0
    ? words.slice(1)
    : at > 0
      ? [...words.slice(0, at), ...words.slice(at + 1)]
      : words;
}
