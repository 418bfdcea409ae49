import type { CompilerName, CompilerWork } from '@playbill/csharp-compiler/compile.ts';
import { groupBy } from '#model/groupBy.ts';
import type { SampleLinks } from '#model/sampleLinks.ts';
import type { VersionName } from '#model/version.ts';
import type { ApiIndex, Candidate } from '../links/apiIndex.ts';
import { addLinks, linksIn } from '../links/sampleLinks.ts';
import type { Sample } from '../sample.ts';
import type { Setting } from './createWork.ts';
import { linesBefore } from './placeCsharp.ts';

/** What the compiler has named in its work, and the setting of each unit. */
export interface NamedInSettings {
  names: readonly CompilerName[];
  work: CompilerWork;
  settings: readonly Setting[];
}

/** Adds what the samples name to their links. */
export function linkCsharp(
  links: Map<Sample, SampleLinks>,
  { names, work, settings }: NamedInSettings,
  indexOf: (version: VersionName) => ApiIndex,
): void {
  const byFile = groupBy(names, ({ unit, file }) => `${unit} ${file}`);
  const finds = { stable: indexOf('stable'), current: indexOf('current') };
  settings.forEach(({ samples, version }, unit) =>
    samples.forEach((sample, file) => {
      const found = (byFile.get(`${unit} ${file}`) ?? []).map((name) => ({
        offset: name.offset,
        text: name.member.name.replace('#', ''),
        candidates: candidatesOf(name),
      }));
      const text = work.files[work.units[unit]?.judged[file] ?? -1] ?? '';
      const placed = { sample, path: '', text, linesBefore: linesBefore(sample) };
      addLinks(links, sample, linksIn(placed, found, finds[version]));
    }),
  );
}

function candidatesOf({ member: { owner, name }, first, within }: CompilerName): Candidate[] {
  if (name === 'Expect')
    return [{ owner: 'PlaywrightAssertions', path: [`expect${bare(first ?? '')}`] }];
  const own = { owner: bare(owner), path: [name] };
  if (own.owner !== owner || !within) return [own];
  // Options and structures are described where they are used: several members may share them.
  return [{ owner: bare(within.owner), path: [within.name, name] }, own];
}

/** `ILocator` → `Locator` */
function bare(type: string): string {
  return type.replace(/^I(?=[A-Z])/, '');
}
