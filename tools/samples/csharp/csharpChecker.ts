import type { VersionName } from '#model/version.ts';
import { groupBy } from '#model/groupBy.ts';
import type { Checker } from '../sample.ts';
import { findingsByVersion } from '../tree/findingsByVersion.ts';
import { GRAMMARS, loadParser } from '../tree/loadParser.ts';
import { packageVersions } from '../tree/packageVersions.ts';
import type { CsharpApi } from './api/csharpApi.ts';
import { readCsharpApi } from './api/readCsharpApi.ts';
import { factsText, readFacts } from './api/readFacts.ts';
import { checkCsharp, declaredClasses } from './checkCsharp.ts';

/** Checks C# samples with a grammar and the facts about the .NET package. */
export function createCsharpChecker(root: string): Checker {
  const counts = { inferred: 0, unknown: 0 };
  return {
    name: 'C#',
    accepts: ({ language }) => language === 'csharp',
    isReady: () => Promise.resolve(undefined),
    fingerprint: () =>
      [
        ...packageVersions(root, ['tree-sitter-c-sharp', 'web-tree-sitter']),
        factsText(root, 'stable'),
        factsText(root, 'current'),
      ].join('\n'),
    notes: () => [shareOf(counts)],
    async check(samples) {
      const parser = await loadParser(root, GRAMMARS.csharp);
      const apis = new Map<VersionName, CsharpApi>();
      const apiOf = (version: VersionName) => {
        const api = apis.get(version) ?? readCsharpApi(readFacts(root, version));
        apis.set(version, api);
        return api;
      };
      const classesOf = new Map(
        [...groupBy(samples, ({ page }) => page)].map(([page, ofPage]) => [
          page,
          ofPage.flatMap(({ code }) => declaredClasses(parser, code)),
        ]),
      );
      return samples.flatMap((sample) =>
        findingsByVersion(sample, (version) => {
          const { findings, inferred, unknown } = checkCsharp(
            parser,
            apiOf(version),
            sample.code,
            classesOf.get(sample.page),
          );
          counts.inferred += inferred;
          counts.unknown += unknown;
          return findings;
        }),
      );
    },
  };
}

function shareOf({ inferred, unknown }: { inferred: number; unknown: number }): string {
  const total = inferred + unknown;
  const share = total ? (100 * inferred) / total : 100;
  return `C#: the owner of ${inferred} of ${total} uses of framework members is known (${share.toFixed(1)} %)`;
}
