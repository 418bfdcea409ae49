import { Refusal, toPattern } from './code.ts';
import type { Value } from './statements.ts';
import { LABELS, type Language } from '../worker/languages.ts';

type Pattern = Extract<Value, { type: 'pattern' }>;

/** What means something else, or nothing, in regular expressions of JavaScript. */
const FOREIGN: Readonly<Record<Exclude<Language, 'javascript'>, RegExp>> = {
  python: /\\[AZ]|\(\?[aiLmsux#(]/,
  java: /\\[AZzGQEhHRX]|\(\?[a-zA-Z>]|[*+?}]\+/,
  csharp: /\\[AZzG]|\(\?[a-zA-Z>#(']|\[[^\]]*-\[/,
};

/** What only JavaScript has: `[^]`, `[]`, and escapes of the flags u and v. */
const JAVASCRIPT_ONLY = /(?<!\\)(?:\\\\)*(?:\[\^?\]|\\u\{|\\c[A-Za-z])/;

const NAMED = /(?<!\\)((?:\\\\)*)\(\?P?<([A-Za-z_]\w*)>/g;

/** A regular expression of one language for another; throws where it would mean something else. */
export function translatePattern(pattern: Pattern, from: Language, to: Language): Pattern {
  const { source, flags, from: at } = pattern;
  if (from === to) return pattern;
  const refuse = (what: string): never => {
    throw new Refusal(at, `${what} in this regular expression has no equal in ${LABELS[to]}.`);
  };
  if (from !== 'javascript') {
    const [foreign] = FOREIGN[from].exec(source) ?? [];
    if (foreign) refuse(`"${foreign}"`);
  }
  const [flag] = flags.replace(/[imsu]/g, '');
  if (flag) refuse(`The flag "${flag}"`);
  if (flags.includes('u') && /\\p\{/i.test(source) && to === 'python') refuse('"\\p"');
  const [only] = to === 'javascript' ? [] : (JAVASCRIPT_ONLY.exec(source) ?? []);
  if (only) refuse(`"${only}"`);
  if (to === 'python' && /\(\?<[=!][^)]*[*+?{|]/.test(source))
    refuse('A lookbehind of no fixed length');
  const named = source
    .replace(
      NAMED,
      (_, before: string, name: string) => `${before}(?${to === 'python' ? 'P' : ''}<${name}>`,
    )
    .replace(/\\k<(\w+)>|\(\?P=(\w+)\)/g, (_, one?: string, other?: string) =>
      to === 'python' ? `(?P=${one ?? other ?? ''})` : `\\k<${one ?? other ?? ''}>`,
    );
  const slashes = named.replace(/\\[^]|\//g, (part) => {
    if (to === 'javascript') return part === '/' ? '\\/' : part;
    return part === '\\/' ? '/' : part;
  });
  const checked = (to === 'python' ? source : slashes)
    .replace(NAMED, '$1(?<$2>')
    .replace(/\(\?P=(\w+)\)/g, '\\k<$1>');
  toPattern(checked, '', at);
  return { ...pattern, source: slashes, flags: flags.replace('u', '') };
}
