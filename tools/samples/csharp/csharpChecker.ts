import type { CompilerMessage, Library, Runtime } from '@playbill/csharp-compiler/compile.ts';
import { compile } from '@playbill/csharp-compiler/compile.ts';
import { findCompiler } from '@playbill/csharp-compiler/findCompiler.ts';
import { groupBy } from '#model/groupBy.ts';
import type { VersionName } from '#model/version.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import type { Setting } from './createWork.ts';
import { createWork } from './createWork.ts';
import { createLibraries, restoreLibraries } from './libraries.ts';
import { frameworksOf, linesBefore } from './placeCsharp.ts';

const DECLARED_NOTE =
  'C#: NuGet has no packages for this machine; samples are compiled against declarations.';

/** A compiler, and what samples are compiled against. */
interface CsharpTools {
  runtime: Runtime;
  libraries: Record<VersionName, readonly Library[]>;
  /** Whether stable is the published packages. */
  isPublished: boolean;
}

/** Compiles C# samples against the published packages or declarations of them. Needs the .NET SDK or, once, npm. */
export function createCsharpChecker(root: string): Checker {
  let tools: CsharpTools | undefined;
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
    check: (samples) => checkCsharp(ready(), samples),
  };
}

/** Chooses the libraries: published packages of stable if the SDK can restore them, declarations otherwise. */
export async function csharpTools(root: string, runtime: Runtime): Promise<CsharpTools> {
  const published = runtime.restores ? await restoreLibraries(root) : undefined;
  return {
    runtime,
    libraries: {
      stable: published ?? createLibraries(root, 'stable'),
      current: createLibraries(root, 'current'),
    },
    isPublished: published !== undefined,
  };
}

/** Compiles samples for each version and test framework that they are shown with. */
export async function checkCsharp(
  { runtime, libraries }: CsharpTools,
  samples: readonly Sample[],
): Promise<Finding[]> {
  const { settings, ...work } = createWork(samples, (version) => libraries[version]);
  return csharpFindings(await compile(runtime, work), settings);
}

/** A finding in one setting. */
interface Placed extends Finding {
  column: number;
  setting: Setting;
}

/** Warnings about obsolete members. */
const OBSOLETE = ['CS0612', 'CS0618'];

/** Converts compiler messages to findings, each once. A finding names its settings unless it applies to all. */
export function csharpFindings(
  messages: readonly CompilerMessage[],
  settings: readonly Setting[],
): Finding[] {
  const placed = messages.flatMap((message) => placeMessage(message, settings[message.unit]));
  const groups = groupBy(placed, ({ sample, line, column, message }) =>
    [sample.file, sample.line, line, column, message].join(' '),
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { setting, message, ...finding } = first;
    const where = differences(finding.sample, [setting, ...others.map((one) => one.setting)]);
    return [{ ...finding, message: message + where }];
  });
}

function placeMessage(message: CompilerMessage, setting: Setting | undefined): Placed[] {
  const sample = setting?.samples[message.file];
  if (!setting || !sample || !matters(message, sample)) return [];
  // An unclosed bracket is reported after the last line.
  const last = sample.code.split('\n').length;
  const line = Math.min(Math.max(message.line - linesBefore(sample), 1), last);
  const text = `${message.code}: ${message.text}`;
  return [{ sample, line, column: message.column, message: text, setting }];
}

function matters({ code, line, isError }: CompilerMessage, sample: Sample): boolean {
  if (isError) return true;
  // The lines around the sample are not the author's.
  const isOurs =
    line <= linesBefore(sample) || line > linesBefore(sample) + sample.code.split('\n').length;
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
