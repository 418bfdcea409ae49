import { readCommands } from '#build/readCommands.ts';
import type { CommandLineKind } from '#build/readCommands.ts';
import type { VersionName } from '#model/version.ts';
import type { Command } from '#pipeline/parseCommands.ts';
import { readFacts } from '../csharp/api/readFacts.ts';
import { structures } from '../csharp/api/structures.ts';
import type { Offer } from './checkCommand.ts';

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
