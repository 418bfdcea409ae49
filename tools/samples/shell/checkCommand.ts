import type { CommandLineKind } from '#build/readCommands.ts';
import { parseFlags, type Command } from '#pipeline/parseCommands.ts';
import { checkArguments } from './checkArguments.ts';
import { KNOWN_OPTIONS, checkDotnet, checkGradle, checkMaven } from './buildTools.ts';

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

type Check = (words: readonly string[], offer: Offer, program: string) => string[];

/** The programs that the guides cover, and how the words after them are checked. */
const PROGRAMS: readonly (readonly [names: string, check: Check])[] = [
  ['npx yarn pnpm bunx', checkRunner],
  ['npm', checkNpm],
  ['playwright', checkLibrary],
  ['python python3 py uv poetry', checkPython],
  ['pytest', (words) => checkArguments(PYTEST, words)],
  ['pwsh powershell', checkPowershell],
  ['dotnet', (words, { launchOptions }) => checkDotnet(words, launchOptions)],
  ['mvn mvnw', (words, offer) => checkMaven(words, (args) => checkLibrary(args, offer))],
  ['gradle gradlew', (words, offer) => checkGradle(words, (args) => checkLibrary(args, offer))],
];

/** The problems in a command, if its program is one that the guides cover. */
export function checkCommand([path = '', ...words]: readonly string[], offer: Offer): string[] {
  const program = path.replace(/^\.[\\/]/, '').replace(/\.(bat|cmd|exe)$/, '');
  const [, check] = PROGRAMS.find(([names]) => names.split(' ').includes(program)) ?? [];
  return check?.(words, offer, program) ?? [];
}

const PLAYWRIGHT = /^playwright(@|$)/;

function checkNpm([command = '', ...rest]: readonly string[], offer: Offer): string[] {
  if (['init', 'create'].includes(command) && PLAYWRIGHT.test(rest[0] ?? ''))
    return checkArguments(CREATE_PLAYWRIGHT, afterDashes(rest.slice(1)));
  return command === 'exec' ? checkRunner([command, ...rest], offer, 'npm') : [];
}

/** `npx playwright test`, `yarn playwright test`, `pnpm exec playwright test`, `yarn create playwright`. */
function checkRunner(words: readonly string[], offer: Offer, program: string): string[] {
  const at = words.findIndex((word) => !/^-|^(exec|dlx|run)$/.test(word));
  const [name = '', ...rest] = at < 0 ? [] : words.slice(at);
  if (name === 'create' && program !== 'npx' && PLAYWRIGHT.test(rest[0] ?? ''))
    return checkArguments(CREATE_PLAYWRIGHT, rest.slice(1));
  return PLAYWRIGHT.test(name) ? checkPlaywright(afterDashes(rest), offer.commands('runner')) : [];
}

function checkPowershell([script = '', ...rest]: readonly string[], offer: Offer): string[] {
  return script.endsWith('playwright.ps1') ? checkLibrary(rest, offer) : [];
}

function checkPython(words: readonly string[], offer: Offer): string[] {
  const at = words.findIndex((word) => word === '-m' || word === 'run');
  const [name, ...rest] = at < 0 ? [] : words.slice(at + 1);
  if (name === 'playwright') return checkLibrary(rest, offer);
  return name === 'pytest' ? checkArguments(PYTEST, rest) : [];
}

/** Only Node.js has the test runner. */
function checkLibrary(words: readonly string[], { commands }: Offer): string[] {
  return checkPlaywright(words, commands('library'));
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
  return at === -1 ? words : words.toSpliced(at, 1);
}
