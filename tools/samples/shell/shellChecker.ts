import type { Parser } from 'web-tree-sitter';
import { installedReleases } from '#build/read/installedPackages.ts';
import { type CommandLineKind, readCommands } from '#build/readCommands.ts';
import type { VersionName } from '#model/version.ts';
import type { Command } from '#pipeline/parseCommands.ts';
import { structures } from '../csharp/structures.ts';
import { factsText, packageVersions, readFacts } from '../facts.ts';
import { type LineFinding, findingsByVersion } from '../lineFindings.ts';
import type { Checker, Sample } from '../sample.ts';
import { type Offer, checkCommand } from './checkCommand.ts';
import { GRAMMARS, loadParser, readBash, readBatch, readPowershell } from './readScript.ts';

/** Checks scripts with grammars, and commands against the installed command line. */
export function createShellChecker(root: string): Checker {
  return {
    name: 'Shell',
    accepts: ({ language }) => SHELL_LANGUAGES.includes(language),
    fingerprint: () => shellFingerprint(root),
    async check(samples) {
      const parsers = await loadShellParsers(root);
      const offerOf = createOffers(root);
      return samples.flatMap((sample: Sample) =>
        findingsByVersion(sample, (version) => checkShell(parsers, offerOf(version), sample)),
      );
    },
  };
}

export async function loadShellParsers(root: string) {
  return {
    bash: await loadParser(root, GRAMMARS.bash),
    powershell: await loadParser(root, GRAMMARS.powershell),
  };
}

/** The installed command lines and grammars; launch options come from the facts. */
export function shellFingerprint(root: string): string {
  const packages = packageVersions(root, [
    'tree-sitter-bash',
    'tree-sitter-powershell',
    'web-tree-sitter',
  ]);
  return [
    ...installedReleases(root),
    ...packages,
    factsText(root, 'stable'),
    factsText(root, 'current'),
  ].join(' ');
}

const SHELL_LANGUAGES = ['bash', 'sh', 'shell', 'console', 'powershell', 'batch'];

export interface ShellParsers {
  bash: Parser;
  powershell: Parser;
}

/** Checks a script: its syntax, and the commands that the guides cover. */
export function checkShell(
  parsers: ShellParsers,
  offer: Offer,
  { language, code }: { language: string; code: string },
): LineFinding[] {
  const { commands, findings } = readScript(parsers, language, code);
  const wrong = commands.flatMap(({ line, words }) =>
    checkCommand(words, offer).map((message) => ({ line, message })),
  );
  return [...findings, ...wrong];
}

function readScript(parsers: ShellParsers, language: string, code: string) {
  if (language === 'powershell') return readPowershell(parsers.powershell, code);
  if (language === 'batch') return readBatch(code);
  return readBash(parsers.bash, language === 'console' ? typedLines(code) : code);
}

/** A terminal session without its output; lines keep their numbers. */
function typedLines(code: string): string {
  return code
    .split('\n')
    .map((line) => (line.startsWith('$ ') ? line.slice(2) : ''))
    .join('\n');
}

/** Finds the commands and settings of a version, each part read on demand. */
export function createOffers(root: string): (version: VersionName) => Offer {
  const lines = new Map<string, Command[]>();
  const options = new Map<VersionName, readonly string[]>();
  return (version) => ({
    commands: (kind: CommandLineKind) => {
      const key = `${version} ${kind}`;
      const line = lines.get(key) ?? readCommands(root, version, kind);
      lines.set(key, line);
      return line;
    },
    launchOptions: () => {
      const names = options.get(version) ?? launchOptions(root, version);
      options.set(version, names);
      return names;
    },
  });
}

function launchOptions(root: string, version: VersionName): string[] {
  const options = structures(readFacts(root, version)).get('BrowserTypeLaunchOptions');
  return [...(options?.keys() ?? [])];
}
