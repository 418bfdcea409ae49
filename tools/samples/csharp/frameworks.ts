import type { Sample } from '../sample.ts';
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
export const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  mstest: {
    name: 'MSTest',
    package: 'Microsoft.Playwright.MSTest',
    declarations: ['MSTest.cs'],
    usings: ['Microsoft.VisualStudio.TestTools.UnitTesting'],
  },
  nunit: {
    name: 'NUnit',
    package: 'Microsoft.Playwright.NUnit',
    declarations: ['NUnit.cs'],
    usings: ['NUnit.Framework', 'NUnit.Framework.Interfaces'],
  },
  xunit: {
    name: 'xUnit v2',
    package: 'Microsoft.Playwright.Xunit',
    declarations: ['Xunit.cs', 'XunitV2.cs'],
    usings: ['Xunit', 'Xunit.Abstractions'],
  },
  xunit3: {
    name: 'xUnit v3',
    package: 'Microsoft.Playwright.Xunit.v3',
    declarations: ['Xunit.cs', 'XunitV3.cs'],
    usings: ['Xunit'],
  },
};

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
