import { locatorOrSelectorAsSelector } from 'virtual:framework/locatorParser';
import type { Language } from './languages.ts';

interface LocatorText {
  text: string;
  language: Language;
  testIdAttribute: string;
}

/** Selectors quote the selectors inside them: with each level, quotes get twice as long. */
const MAX_DEPTH = 8;

/**
 * The selector of a locator in one language; undefined if it is none. The framework's parser doesn’t know `and` and `or`,
 * nor the page before a locator inside another one. So it reads each of them alone, with placeholders for what is inside.
 */
export function selectorOf(
  { text, language, testIdAttribute }: LocatorText,
  depth = 0,
): string | undefined {
  const { code, literals } = asToolsWrite(hideLiterals(text), language);
  // Without a call, it is a variable, even if it could be a selector.
  if (depth > MAX_DEPTH || !code.includes('(')) return undefined;
  const locator = language === 'csharp' ? 'Locator' : 'locator';
  const selectors: (string | undefined)[] = [];
  const outer = replaceInner(code, language, ({ before, method, inner }) => {
    const innerText = withoutPage(showLiterals({ code: inner, literals }));
    const selector = selectorOf({ text: innerText, language, testIdAttribute }, depth + 1);
    const placeholder = `"lab-inner-${selectors.length}"`;
    const engine = method ? `internal:${method.toLowerCase()}=` : '';
    selectors.push(selector && engine + JSON.stringify(selector));
    return method ? `.${locator}(${placeholder}` : `${before}${locator}(${placeholder})`;
  });
  if (selectors.includes(undefined)) return undefined;
  const source = showLiterals({ code: outer, literals });
  const selector = locatorOrSelectorAsSelector(language, source, testIdAttribute);
  const filled = selector.replace(
    /"?lab-inner-(\d+)"?/g,
    (placeholder, index: string) => selectors[Number(index)] ?? placeholder,
  );
  return filled || undefined;
}

/** A page or frame, as people call it, before a locator: `this.page.`. */
const PAGE =
  /^(?:(?:this|self)\s*\.\s*)?[_#]?(?:page|frame)\d*\s*\.\s*(?=get_?by|(?:frame_?)?locator)/i;

export function withoutPage(text: string): string {
  return text.replace(PAGE, '');
}

interface Inner {
  /** What comes before the locator: `.and(`, `has:`. */
  before: string;
  /** `and` or `or`; undefined for options. */
  method: string | undefined;
  inner: string;
}

const BEFORE_INNER: Record<Language, RegExp> = {
  javascript: /\.(and|or)\(|\bhas(?:Not)?:/,
  python: /\.(and|or)_\(|\bhas(?:_not)?=/,
  java: /\.(and|or)\(|\.setHas(?:Not)?\(/,
  csharp: /\.(And|Or)\(|\bHas(?:Not)?=/,
};

/** Replaces each locator that is directly inside another one, with what comes before it. */
function replaceInner(code: string, language: Language, replace: (inner: Inner) => string): string {
  const match = BEFORE_INNER[language].exec(code);
  if (!match) return code;
  const [before, method] = match;
  const start = match.index + before.length;
  const end = endOfArgument(code, start);
  return [
    code.slice(0, match.index),
    replace({ before, method, inner: code.slice(start, end) }),
    replaceInner(code.slice(end), language, replace),
  ].join('');
}

/** The position of the comma or bracket that ends the argument at a position. */
function endOfArgument(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    const character = code.charAt(at);
    if (depth === 0 && /[,)\]}]/.test(character)) return at;
    if (/[([{]/.test(character)) depth++;
    if (/[)\]}]/.test(character)) depth--;
  }
  return code.length;
}

/** The framework's parser accepts what its tools write, so that is what it gets: one kind of strings, options in order. */
function asToolsWrite({ code, literals }: HiddenLiterals, language: Language): HiddenLiterals {
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

/** `@"…"` of C#, strings of all languages, `r"…"` of Python, and regular expressions of JavaScript. */
const LITERAL = /@"(?:""|[^"])*"|r?(["'`])(?:\\.|(?!\1)[^\\])*\1|\/(?:\\.|[^/\\])+\/[a-z]*/gs;

/** A text in which numbers stand for literals, so that its brackets and commas are those of the code. */
interface HiddenLiterals {
  /** Without spaces: `getByRole("0",{name:"1"})`. */
  code: string;
  literals: readonly string[];
}

function hideLiterals(text: string): HiddenLiterals {
  const literals: string[] = [];
  const code = text.replace(LITERAL, (literal) => `"${literals.push(literal) - 1}"`);
  return { code: code.replace(/\s/g, ''), literals };
}

function showLiterals({ code, literals }: HiddenLiterals): string {
  return code.replace(/"(\d+)"/g, (_, index: string) => literals[Number(index)] ?? '');
}
