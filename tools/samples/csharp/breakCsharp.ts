import { createHash } from 'node:crypto';

/** A sample with one mistake. */
export interface Mutant {
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
