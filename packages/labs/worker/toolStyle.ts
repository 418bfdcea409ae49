import type { Language } from './languages.ts';
import type { HiddenLiterals } from './literals.ts';

/** The framework's parser accepts what its tools write, so that is what it gets: one kind of strings, options in order. */
export function asToolsWrite(
  { code, literals }: HiddenLiterals,
  language: Language,
): HiddenLiterals {
  const withoutLastCommas = code.replace(/,(?=[)}])/g, '');
  const inOrder = nameFirst(withoutLastCommas);
  if (language === 'csharp') return { code: inOrder, literals: literals.map(withoutVerbatim) };
  if (language !== 'python') return { code: inOrder, literals };
  return {
    code: inOrder.replace(/\bre\.I\b/g, 're.IGNORECASE'),
    literals: literals.map((literal, index) =>
      code.includes(`re.compile("${index}"`) ? raw(doubleQuoted(literal)) : doubleQuoted(literal),
    ),
  };
}

/** `name:"0"`, `NameRegex=newRegex("0")` */
const OPTION = String.raw`\b\w+[:=][^,:=(){}]*(?:\([^()]*\))?`;
/** `.setName(Pattern.compile("0"))` */
const SETTER = String.raw`\.set\w+\([^()]*(?:\([^()]*\)[^()]*)?\)`;

/** Tools write `name` and `exact` before other options of a role. */
function nameFirst(code: string): string {
  const sorted = (options: string, option: string): string[] =>
    (options.match(new RegExp(option, 'g')) ?? []).sort((one, other) => rank(one) - rank(other));
  return code
    .replace(new RegExp(`(?:${OPTION},)+${OPTION}`, 'g'), (all) => sorted(all, OPTION).join(','))
    .replace(new RegExp(`(?:${SETTER})+`, 'g'), (all) => sorted(all, SETTER).join(''));
}

const FIRST = [/^(?:\.set)?name/i, /^(?:\.set)?exact/i];

function rank(option: string): number {
  const at = FIRST.findIndex((start) => start.test(option));
  return at === -1 ? FIRST.length : at;
}

/** `'seats'` */
function doubleQuoted(literal: string): string {
  const [, prefix = '', text] = /^(r?)'(.*)'$/s.exec(literal) ?? [];
  if (text === undefined) return literal;
  return `${prefix}"${text.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`;
}

/** What a backslash means in a string that is not raw, as far as regular expressions differ. */
const ESCAPES: Readonly<Record<string, string>> = { '\\\\': '\\', '\\b': '\\x08' };

/** `"\\d"` is the same as `r"\d"`. */
function raw(literal: string): string {
  if (literal.startsWith('r')) return literal;
  return `r${literal.replace(/\\./gs, (escape) => ESCAPES[escape] ?? escape)}`;
}

/** `@"\d"` is the same as `"\\d"`. */
function withoutVerbatim(literal: string): string {
  if (!literal.startsWith('@')) return literal;
  return JSON.stringify(literal.slice(2, -1).replaceAll('""', '"'));
}
