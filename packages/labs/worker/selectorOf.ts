import { locatorOrSelectorAsSelector } from 'virtual:framework/locatorParser';
import type { Language } from './languages.ts';
import { hideLiterals, showLiterals } from './literals.ts';
import { asToolsWrite } from './toolStyle.ts';

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
