import type { VersionName } from '#model/version.ts';
import { readCsharpApi } from '../csharp/api/readCsharpApi.ts';
import { readFacts } from '../csharp/api/readFacts.ts';
import type { Offer } from './checkCommand.ts';
import type { CommandLine } from './installedCommandLine.ts';
import { installedCommandLine } from './installedCommandLine.ts';

/** Finds what a version offers, each part read when it is first needed. */
export function createOffers(root: string): (version: VersionName) => Offer {
  const lines = new Map<string, CommandLine>();
  const options = new Map<VersionName, readonly string[]>();
  return (version) => ({
    commandLine: (kind) => {
      const key = `${version} ${kind}`;
      const line = lines.get(key) ?? installedCommandLine(root, version, kind);
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
  const api = readCsharpApi(readFacts(root, version));
  return [...(api.get('BrowserTypeLaunchOptions')?.properties.keys() ?? [])];
}
