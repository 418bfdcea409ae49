import type { Finding, Sample } from '../sample.ts';
import { breakCsharp } from './breakCsharp.ts';
import { checkCsharp, csharpTools } from './csharpChecker.ts';
import { findCsharp } from './csharpRuntime.ts';
import { frameworksOf } from './frameworks.ts';
import { declaredTypes } from './placeCsharp.ts';

/** The result of a mutation run. */
interface Mutation {
  /** Broken samples without a finding. */
  missed: Finding[];
  total: number;
}

/** Breaks each sample once and checks it, in one version and for one test framework. */
export async function mutateCsharp(root: string, samples: readonly Sample[]): Promise<Mutation> {
  const runtime = await findCsharp(root);
  if (typeof runtime === 'string') throw new Error(`C#: not checked. ${runtime}`);
  const written = samples.filter(({ language, unchecked }) => language === 'csharp' && !unchecked);
  const broken = written.flatMap((original, index) => {
    const mutant = breakCsharp(original.code);
    if (!mutant) return [];
    // On its own page, so a mistake in one sample is not found in another.
    const page = `${original.page} ${index}`;
    const narrow = (sample: Sample) => ({ ...sample, page, versions: sample.versions.slice(0, 1) });
    const siblings = written
      .filter((other) => other !== original && other.page === original.page)
      .filter((other) => declaredTypes(other).length > 0);
    const sample = { ...narrow(original), code: mutant.code, flavor: flavorFor(original) };
    return [{ original, mutant, sample, siblings: siblings.map(narrow) }];
  });
  const all = broken.flatMap(({ sample, siblings }) => [sample, ...siblings]);
  const tools = await csharpTools(root, runtime);
  const noticed = new Set((await checkCsharp(root, tools, all)).map(({ sample }) => sample));
  const missed = broken
    .filter(({ sample }) => !noticed.has(sample))
    .map(({ original, sample, mutant: { kind, line } }) => ({
      sample: { ...sample, page: original.page },
      line,
      message: `Missed: ${kind}.`,
    }));
  return { missed, total: broken.length };
}

/** One framework is enough for samples that are shown with all. */
function flavorFor(sample: Sample): string | undefined {
  return frameworksOf(sample).length > 1 ? 'mstest' : sample.flavor;
}
