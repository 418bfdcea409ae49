import { readCommands } from '#build/readCommands.ts';
import type { VersionName } from '#model/version.ts';
import { structures } from '../csharp/declareApi.ts';
import { type LineFinding, findingsByVersion } from '../lineFindings.ts';
import { readFacts } from '../readFacts.ts';
import type { Checker } from '../sample.ts';
import { type Offer, checkCommand } from './checkCommand.ts';
import { type ShellParsers, loadShellParsers, readScript } from './readScript.ts';

const SHELL_LANGUAGES = ['bash', 'sh', 'shell', 'console', 'powershell', 'batch'];

/** Checks scripts with grammars, and commands against the installed command line. */
export function createShellChecker(root: string): Checker {
  return {
    name: 'Shell',
    accepts: ({ language }) => SHELL_LANGUAGES.includes(language),
    // Launch options come from the facts.
    sources: ['data/api'],
    async check(samples) {
      const parsers = await loadShellParsers(root);
      const offerOf = createOffers(root);
      return samples.flatMap((sample) =>
        findingsByVersion(sample, (version) => checkShell(parsers, offerOf(version), sample)),
      );
    },
  };
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

/** Finds the commands and settings of a version, each part read on demand and once. */
export function createOffers(root: string): (version: VersionName) => Offer {
  const known = new Map<string, unknown>();
  const once = <T>(key: string, read: () => T): T => {
    if (!known.has(key)) known.set(key, read());
    // Written above, by the same reader.
    return known.get(key) as T;
  };
  return (version) => ({
    commands: (kind) => once(`${version} ${kind}`, () => readCommands(root, version, kind)),
    launchOptions: () =>
      once(version, () => {
        const facts = structures(readFacts(root, version, 'csharp'));
        return [...(facts.get('BrowserTypeLaunchOptions')?.keys() ?? [])];
      }),
  });
}
