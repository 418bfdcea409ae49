import type { Sample } from '../sample.ts';
import frameworks from './frameworks.json' with { type: 'json' };

/** What a sample is part of. CONTRIBUTING.md has the rule for authors. */
type CsharpForm = 'file' | 'members' | 'statements';

const MODIFIERS =
  '(?:public|private|protected|internal|static|abstract|sealed|partial|readonly|override|virtual|async|const)';
const TYPE = new RegExp(`^(?:${MODIFIERS} )*(?:class|record|interface|enum|struct) (\\w+)`, 'gm');
const STARTS_TYPE = new RegExp(
  `^\\[assembly: |^(?:\\[[^\\n]*\\]\\n)*(?:${MODIFIERS} )*(?:class|record|interface|enum|struct) `,
);
const STARTS_MEMBER = new RegExp(`^(?:\\[|(?!const |static async |async )${MODIFIERS} )`);

/** More namespaces that snippets can use; files need a `using` directive. */
const SNIPPET_USINGS = [
  ...['System.Diagnostics', 'System.Globalization', 'System.Text', 'System.Text.Json'],
  ...['System.Text.Json.Nodes', 'System.Text.RegularExpressions', 'Microsoft.Playwright'],
];

/** Decides by the text of the sample alone, never by whether it compiles. */
export function formOf({ code }: Sample): CsharpForm {
  if (/^(?:global )?using (?:static )?[A-Z][\w.]*;/m.test(code)) return 'file';
  const start = code.replace(/^(?:\s*\/\/.*\n|\s+)+/, '');
  if (STARTS_TYPE.test(start)) return 'file';
  return STARTS_MEMBER.test(start) ? 'members' : 'statements';
}

/** The types that a sample declares at the top level; other samples on the page can use them. */
export function declaredTypes({ code }: Sample): string[] {
  return [...code.matchAll(TYPE)].map(([, name = '']) => name);
}

/** The number of lines that {@link placeCsharp} adds before the sample. */
export function linesBefore(sample: Sample): number {
  return formOf(sample) === 'file' ? 0 : 1;
}

/** The context of a sample that is not a file. */
interface Surroundings {
  framework: Pick<Framework, 'package' | 'usings'> | undefined;
  /** Namespaces of other samples on the page. */
  namespaces: readonly string[];
  /** The name of the class around the sample. */
  name: string;
}

/** Completes a sample to a file. Adds one line before and one after it, so columns stay the same. */
export function placeCsharp(sample: Sample, { framework, namespaces, name }: Surroundings): string {
  const form = formOf(sample);
  if (form === 'file') return sample.code;
  const tests = framework ? [framework.package, ...framework.usings] : [];
  const names = new Set([...SNIPPET_USINGS, ...tests, ...namespaces]);
  const usings = [...names].map((one) => `using ${one};`).join(' ');
  const around = {
    members: [`class ${name} : Snippet {`, '}'],
    statements: [`class ${name} : Snippet { async Task Run() {`, '} }'],
  }[form];
  return `${usings} ${around.join(`\n${sample.code}\n`)}\n`;
}

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
