import {
  type CompilerMessage,
  type CompilerName,
  type CompilerWork,
} from '@playbill/csharp-compiler/compile.ts';
import { type Runtime, compile } from '@playbill/csharp-compiler/compile.ts';
import { findCompiler } from '@playbill/csharp-compiler/findCompiler.ts';
import { groupBy } from '#model/groupBy.ts';
import type { SampleLinks } from '#model/sampleLinks.ts';
import type { VersionName } from '#model/version.ts';
import { type ApiIndex, type Candidate, createApiIndex } from '../links/apiIndex.ts';
import { addLinks, linksIn } from '../links/sampleLinks.ts';
import { readFacts } from '../readFacts.ts';
import { type Checker, type Finding, type Sample, findingAt } from '../sample.ts';
import { type Setting, createWork } from './createWork.ts';
import { createLibraries, restoreLibraries } from './libraries.ts';
import { frameworksOf, linesBefore } from './placeCsharp.ts';

const DECLARED_NOTE =
  'C#: NuGet has no packages for this machine; samples are compiled against declarations.';

/** A compiler, and what samples are compiled against. */
type CsharpTools = Awaited<ReturnType<typeof csharpTools>>;

/** Compiles C# samples against the published packages or declarations of them. Needs the .NET SDK or, once, npm. */
export function createCsharpChecker(root: string): Checker {
  let tools: CsharpTools | undefined;
  const links = new Map<Sample, SampleLinks>();
  const ready = (): CsharpTools => {
    if (!tools) throw new Error('There is no C# compiler. Call "isReady" first.');
    return tools;
  };
  return {
    name: 'C#',
    needsTools: true,
    sources: ['packages/csharp-compiler'],
    accepts: ({ language }) => language === 'csharp',
    async isReady() {
      const runtime = await findCompiler();
      if (typeof runtime === 'string') return runtime;
      tools = await csharpTools(root, runtime);
      return undefined;
    },
    fingerprint: () => JSON.stringify([ready().runtime.roslyn, ready().libraries]),
    notes: () => (ready().runtime.restores && !ready().isPublished ? [DECLARED_NOTE] : []),
    links: () => links,
    async check(samples) {
      const { findings, ...named } = await checkCsharp(ready(), samples);
      linkCsharp(links, named, (version) => createApiIndex(readFacts(root, version, 'csharp')));
      return findings;
    },
  };
}

/** Chooses the libraries: published packages of stable if the SDK can restore them, declarations otherwise. */
export async function csharpTools(root: string, runtime: Runtime) {
  const published = runtime.restores ? await restoreLibraries(root) : undefined;
  const stable = published ?? createLibraries(root, 'stable');
  const libraries = { stable, current: createLibraries(root, 'current') };
  return { runtime, libraries, isPublished: published !== undefined };
}

/** Compiles samples for each version and test framework that they are shown with. */
export async function checkCsharp(
  { runtime, libraries }: CsharpTools,
  samples: readonly Sample[],
): Promise<NamedInSettings & { findings: Finding[] }> {
  const { settings, ...work } = createWork(samples, (version) => libraries[version]);
  const { messages, names } = await compile(runtime, { ...work, named: 'Microsoft.Playwright' });
  return { findings: csharpFindings(messages, settings), names, work, settings };
}

/** Warnings about obsolete members. */
const OBSOLETE = ['CS0612', 'CS0618'];

/** Converts compiler messages to findings, each once. A finding names its settings unless it applies to all. */
export function csharpFindings(
  messages: readonly CompilerMessage[],
  settings: readonly Setting[],
): Finding[] {
  const placed = messages.flatMap((message) => {
    const setting = settings[message.unit];
    const sample = setting?.samples[message.file];
    if (!sample || !matters(message, sample)) return [];
    const { line, column, code, text } = message;
    const place = { sample, linesBefore: linesBefore(sample) };
    return [{ finding: { ...findingAt(place, line, `${code}: ${text}`), column }, setting }];
  });
  const groups = groupBy(placed, ({ finding: { sample, line, column, message } }) =>
    [sample.file, sample.line, line, column, message].join(' '),
  );
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ finding }) => {
      const where = differences(
        finding.sample,
        group.map(({ setting }) => setting),
      );
      return { ...finding, message: finding.message + where };
    }),
  );
}

function matters({ code, line, isError }: CompilerMessage, sample: Sample): boolean {
  if (isError) return true;
  // The lines around the sample are not the author's.
  const own = line - linesBefore(sample);
  const isOurs = own < 1 || own > sample.code.split('\n').length;
  // The reference documents obsolete members, too.
  const isShown = OBSOLETE.includes(code) && sample.page.startsWith('api/');
  return !isOurs && !isShown;
}

/** ` (MSTest, NUnit; stable)` if a message does not apply to all settings of the sample. */
function differences(sample: Sample, settings: readonly Setting[]): string {
  const versions = new Set(settings.map(({ version }) => version));
  const frameworks = new Set(settings.map(({ framework }) => framework?.name));
  const parts = [
    ...(frameworks.size < frameworksOf(sample).length ? [[...frameworks].join(', ')] : []),
    ...(versions.size < sample.versions.length ? [[...versions].join(', ')] : []),
  ];
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}

/** What the compiler has named in its work, and the setting of each unit. */
interface NamedInSettings {
  names: readonly CompilerName[];
  work: CompilerWork;
  settings: readonly Setting[];
}

/** Adds what the samples name to their links. */
function linkCsharp(
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
