import type { Sample } from '../sample.ts';
import { formOf } from './placeCsharp.ts';

/** A test framework that samples are written for, with what a project for it has. */
export interface Framework {
  /** As messages call it. */
  name: string;
  /** Of the package that has the base classes: `Microsoft.Playwright.NUnit`. */
  package: string;
  /** The files of `declarations` that stand for the packages where these cannot be had. */
  declarations: readonly string[];
  /** Namespaces that a snippet may use as if its file had a `using` for them. */
  usings: readonly string[];
}

/** By the flavors of `csharp` fences. */
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

/** A tab has one framework. What has no tab is shown to users of each, but a file says by itself what it needs. */
export function frameworksOf(sample: Sample): (Framework | undefined)[] {
  const own = FRAMEWORKS[sample.flavor ?? ''];
  if (own) return [own];
  const all = Object.values(FRAMEWORKS);
  if (formOf(sample) !== 'file') return all;
  return [all.find((one) => sample.code.includes(`using ${one.package};`))];
}
