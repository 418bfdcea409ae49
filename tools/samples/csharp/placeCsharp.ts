import type { Sample } from '../sample.ts';

/** How a sample becomes a file: CONTRIBUTING.md has the rule for authors. */
export type CsharpForm = 'file' | 'program' | 'types' | 'members' | 'statements';

const MODIFIERS =
  '(?:public|private|protected|internal|static|abstract|sealed|partial|readonly|override|virtual|async|const)';
const TYPE = new RegExp(`^(?:${MODIFIERS} )*(?:class|record|interface|enum|struct) (\\w+)`, 'gm');
const STARTS_TYPE = new RegExp(
  `^\\[assembly: |^(?:\\[[^\\n]*\\]\\n)*(?:${MODIFIERS} )*(?:class|record|interface|enum|struct) `,
);
const STARTS_MEMBER = new RegExp(`^(?:\\[|(?!const |static async |async )${MODIFIERS} )`);

/** The namespaces of a project that `dotnet new` makes, whose files need no `using` for them. */
export const IMPLICIT_USINGS = [
  ...['System', 'System.Collections.Generic', 'System.IO', 'System.Linq', 'System.Net.Http'],
  ...['System.Threading', 'System.Threading.Tasks'],
];

/** The namespaces that a snippet may use besides; a file has to say them. */
const SNIPPET_USINGS = [
  ...['System.Diagnostics', 'System.Globalization', 'System.Text', 'System.Text.Json'],
  ...['System.Text.Json.Nodes', 'System.Text.RegularExpressions', 'Microsoft.Playwright'],
];

/** By what stands in the sample and nothing else: whether it would compile is not asked. */
export function formOf({ code }: Sample): CsharpForm {
  if (/^(?:global )?using (?:static )?[A-Z][\w.]*;/m.test(code)) return 'file';
  if (/(?<!Microsoft\.Playwright\.)\bPlaywright\.CreateAsync\b/.test(code)) return 'program';
  const start = code.replace(/^(?:\s*\/\/.*\n|\s+)+/, '');
  if (STARTS_TYPE.test(start)) return 'types';
  return STARTS_MEMBER.test(start) ? 'members' : 'statements';
}

/** The types that a sample declares, which other samples of its page may use. */
export function declaredTypes({ code }: Sample): string[] {
  return [...code.matchAll(TYPE)].map(([, name = '']) => name);
}

/** How many lines stand before the first one of a sample. */
export function linesBefore(sample: Sample): number {
  return formOf(sample) === 'file' ? 0 : 1;
}

/** What a sample that is no file is put into. */
interface Surroundings {
  framework: { package: string; usings: readonly string[] } | undefined;
  /** Namespaces of other samples that it may use. */
  namespaces: readonly string[];
  /** Of the class that is made of it. */
  name: string;
}

/** The file of a sample: what it lacks goes into one line before and one behind it. */
export function placeCsharp(sample: Sample, { framework, namespaces, name }: Surroundings): string {
  const form = formOf(sample);
  if (form === 'file') return sample.code;
  const tests = framework ? [framework.package, ...framework.usings] : [];
  const usings = [...new Set([...SNIPPET_USINGS, ...tests, ...namespaces])].map(
    (one) => `using ${one};`,
  );
  const open = form === 'program' ? `class ${name} {` : `class ${name} : Snippet {`;
  const around = {
    types: ['', ''],
    members: [open, '}'],
    program: [`${open} async Task Run() {`, '} }'],
    statements: [`${open} async Task Run() {`, '} }'],
  }[form];
  return `${usings.join(' ')} ${around.join(`\n${sample.code}\n`)}\n`;
}
