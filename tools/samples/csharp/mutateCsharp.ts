import { createHash } from 'node:crypto';
import { findCompiler } from '@playbill/csharp-compiler/findCompiler.ts';
import type { Finding, Sample } from '../sample.ts';
import { checkCsharp, csharpTools } from './csharpChecker.ts';
import { declaredTypes, frameworksOf } from './placeCsharp.ts';

/** The result of a mutation run. */
interface Mutation {
  /** Broken samples without a finding. */
  missed: Finding[];
  total: number;
}

/** Breaks each sample once and checks it, in one version and for one test framework. */
export async function mutateCsharp(root: string, samples: readonly Sample[]): Promise<Mutation> {
  const runtime = await findCompiler();
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
  const noticed = new Set((await checkCsharp(tools, all)).map(({ sample }) => sample));
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

/** A sample with one mistake. */
interface Mutant {
  /** `misspelled member`. */
  kind: string;
  code: string;
  /** The changed line, from 1. */
  line: number;
}

/** What to replace outside of strings and comments, and by what. */
const KINDS: readonly [kind: string, what: RegExp, change: (found: string) => string][] = [
  ['misspelled member', /(?<=\w\.)[A-Z]\w{3,}/g, (name) => `${name}x`],
  ['misspelled option', /(?<=[{,]\s*)[A-Z]\w+(?= = )/g, (name) => `${name}x`],
  ['missing await', /(?<=^\s*)await (?=\w)(?!using )/gm, () => ''],
  ['missing semicolon', /;(?=\s*$)/gm, () => ''],
  ['missing parenthesis', /\)(?=;)/g, () => ''],
  ['number in place of a string', /(?<=Async\()"[^"\n]*"(?=[,)])/g, () => '42'],
  ['misspelled type', /(?<=new )[A-Z]\w+/g, (name) => `${name}x`],
];

const TEXTS_AND_COMMENTS =
  /"""[\s\S]*?"""|\$?@\$?"(?:[^"]|"")*"|\$?"(?:\\.|[^"\\\n])*"|\/\/[^\n]*/g;

/** Breaks a sample in one place, always the same for the same sample. */
export function breakCsharp(code: string): Mutant | undefined {
  const places = KINDS.flatMap(([kind, what, change]) => {
    const isString = kind.includes('string');
    const all = [...(isString ? code : masked(code)).matchAll(what)];
    const chosen = all[numberOf(code + kind) % Math.max(all.length, 1)];
    return chosen ? [{ kind, index: chosen.index, found: chosen[0], change }] : [];
  });
  const place = places[numberOf(code) % Math.max(places.length, 1)];
  if (!place) return undefined;
  const { kind, index, found, change } = place;
  return {
    kind,
    code: code.slice(0, index) + change(found) + code.slice(index + found.length),
    line: code.slice(0, index).split('\n').length,
  };
}

/** The code with spaces in place of strings and comments. */
function masked(code: string): string {
  return code.replace(TEXTS_AND_COMMENTS, (text) => text.replace(/[^\n]/g, ' '));
}

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
