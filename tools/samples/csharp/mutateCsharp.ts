import { createHash } from 'node:crypto';
import { findCompiler } from '@playbill/csharp-compiler/findCompiler.ts';
import type { Finding, Sample } from '../sample.ts';
import { checkCsharp, csharpTools } from './csharpChecker.ts';
import { declaredTypes, frameworksOf } from './placeCsharp.ts';

/** Breaks each sample once and checks it, in one version and for one test framework: how many it missed, of how many. */
export async function mutateCsharp(
  root: string,
  samples: readonly Sample[],
): Promise<{ missed: Finding[]; total: number }> {
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
    // One framework is enough for samples that are shown with all.
    const flavor = frameworksOf(original).length > 1 ? 'mstest' : original.flavor;
    const sample = { ...narrow(original), code: mutant.code, flavor };
    return [{ original, mutant, sample, siblings: siblings.map(narrow) }];
  });
  const all = broken.flatMap(({ sample, siblings }) => [sample, ...siblings]);
  const tools = await csharpTools(root, runtime);
  const { findings } = await checkCsharp(tools, all);
  const noticed = new Set(findings.map(({ sample }) => sample));
  const missed = broken
    .filter(({ sample }) => !noticed.has(sample))
    .map(({ original, sample, mutant: { kind, line } }) => ({
      sample: { ...sample, page: original.page },
      line,
      message: `Missed: ${kind}.`,
    }));
  return { missed, total: broken.length };
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

/** Breaks a sample in one place, always the same for the same sample; `line` is that of the mistake, from 1. */
export function breakCsharp(code: string) {
  const places = KINDS.flatMap(([kind, what, change]) => {
    const isString = kind.includes('string');
    const all = [...(isString ? code : masked(code)).matchAll(what)];
    return chosen(all, code + kind).map(({ 0: found, index }) => ({ kind, index, found, change }));
  });
  const [place] = chosen(places, code);
  if (!place) return undefined;
  const { kind, index, found, change } = place;
  const before = code.slice(0, index);
  return {
    kind,
    code: before + change(found) + code.slice(index + found.length),
    line: before.split('\n').length,
  };
}

/** One of some things, or none, always the same for the same text. */
function chosen<T>(things: readonly T[], text: string): T[] {
  const number = createHash('sha256').update(text).digest().readUInt32BE();
  const at = number % Math.max(things.length, 1);
  return things.slice(at, at + 1);
}

/** The code with spaces in place of strings and comments. */
function masked(code: string): string {
  return code.replace(TEXTS_AND_COMMENTS, (text) => text.replace(/[^\n]/g, ' '));
}
