import type { Sample } from '../sample.ts';
import frameworks from './frameworks.json' with { type: 'json' };
import { formOf } from './placeCsharp.ts';

/** A test framework that samples are written for. */
export interface Framework {
  /** The name in messages. */
  name: string;
  /** The package with the base classes: `Microsoft.Playwright.NUnit`. */
  package: string;
  /** The files in `declarations` that replace the NuGet packages. */
  declarations: readonly string[];
  /** Namespaces that snippets can use without a `using` directive. */
  usings: readonly string[];
}

/** By flavor of the `csharp` fence. */
export const FRAMEWORKS: Readonly<Record<string, Framework>> = frameworks;

/**
 * A tab belongs to one framework, and to those whose readers see it for want of their own. Other samples are shown with
 * all of them, but a file names its framework itself.
 */
export function frameworksOf(sample: Sample): (Framework | undefined)[] {
  const { flavor, standsInFor = [], code } = sample;
  const own = [flavor, ...standsInFor].flatMap((tab) => FRAMEWORKS[tab ?? ''] ?? []);
  if (own.length > 0) return own;
  const all = Object.values(FRAMEWORKS);
  if (formOf(sample) !== 'file') return all;
  return [all.find((one) => code.includes(`using ${one.package};`))];
}
