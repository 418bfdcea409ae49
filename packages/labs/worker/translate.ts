import { asLocators } from 'virtual:framework/locatorGenerators';
import { parseSelector } from 'virtual:framework/selectorParser';
import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';
import { selectorOf, withoutPage } from './selectorOf.ts';
import type { Alive } from '../page/asker.ts';

interface LocatorQuestion {
  text: string;
  testIdAttribute: string;
  /** The language of the page, which is tried first. */
  language: Language;
}

/** What a text means, or where it stops to mean anything. */
export type ParsedLocator =
  | { type: 'locator'; selector: string; language: Language | 'selector' }
  | { type: 'error'; text: string; place: ErrorPlace };

/** A locator in each language. */
export type Translation =
  | Extract<ParsedLocator, { type: 'error' }>
  | {
      type: 'translation';
      selector: string;
      from: Language | 'selector';
      locators: Record<Language, string>;
    };

/** Far more than any locator needs, and little enough to show. */
const MAX_LENGTH = 10_000;

/** Translates a locator of any language, or a selector, with the framework's own parser and generators. */
export function translate(question: LocatorQuestion): Translation {
  const parsed = parseLocator(question);
  if (parsed.type === 'error') return parsed;
  const { selector, language: from } = parsed;
  return { type: 'translation', selector, from, locators: locatorsOf(selector) };
}

/** The locator that the framework's tools write for a selector, in each language. */
function locatorsOf(selector: string): Record<Language, string> {
  const entries = LANGUAGES.map((each) => [each, asLocators(each, selector)[0] ?? selector]);
  // The keys are all languages.
  return Object.fromEntries(entries) as Record<Language, string>;
}

/** Reads a locator of any language, or a selector. */
export function parseLocator({ text, testIdAttribute, language }: LocatorQuestion): ParsedLocator {
  if (text.length > MAX_LENGTH) {
    const reason = `This text has more than ${MAX_LENGTH} characters: it isn’t one locator.`;
    return { type: 'error', text: '', place: { at: 0, reason } };
  }
  const bare = withoutFrame(text);
  if (isSelector(bare)) return { type: 'locator', selector: bare, language: 'selector' };
  const languages = [language, ...LANGUAGES.filter((each) => each !== language)];
  const read = (part: string) =>
    languages
      .map((each) => [each, selectorOf({ text: part, language: each, testIdAttribute })] as const)
      .find(([, selector]) => selector !== undefined);
  const [found, selector] = read(bare) ?? [];
  if (found && selector) return { type: 'locator', selector, language: found };
  return { type: 'error', text: bare, place: findErrorPlace(bare, (part) => !!read(part)) };
}

/** What people copy along with a locator: `await page.` before it and `;` after it. */
function withoutFrame(text: string): string {
  return withoutPage(text.trim().replace(/^await\s+/, '')).replace(/\s*;$/, '');
}

function isSelector(text: string): boolean {
  try {
    return text !== '' && parseSelector(text).parts.length > 0;
  } catch {
    return false;
  }
}

interface LocateQuestion extends LocatorQuestion {
  html: string;
}

/**
 * Reads a locator, and tries its regular expressions on the texts of the page. In some browsers, the frame with the
 * page shares the thread of the site: what never ends has to end here, in a worker that can be stopped.
 */
export function readLocator({ html, ...question }: LocateQuestion, alive?: Alive): ParsedLocator {
  const parsed = parseLocator(question);
  if (parsed.type === 'locator') {
    const texts = textsIn(html);
    for (const pattern of patternsIn(parsed.selector)) {
      for (const text of texts) {
        alive?.();
        if (pattern.test(text)) break;
      }
    }
  }
  return parsed;
}

/** Everything in a selector that may be a regular expression: `/seats?/i`, `:text-matches("seats?", "i")`. */
export function patternsIn(selector: string): RegExp[] {
  const literals = [...selector.matchAll(/\/((?:\\.|[^/\\])+)\/([a-z]*)/gs)];
  const quoted = [...selector.matchAll(/:text-matches\(\s*(["'])((?:\\.|(?!\1).)*)\1/gs)];
  return [
    ...literals.map(([, source = '', flags = '']) => toPattern(source, flags)),
    ...quoted.map(([, , source = '']) => toPattern(source, 'i')),
  ].filter((pattern) => pattern !== undefined);
}

function toPattern(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags.replace(/[gy]/g, ''));
  } catch {
    // Part of a path or an XPath, or an error that the framework reports.
    return undefined;
  }
}

/** The text between tags, the values of attributes, and the text of the whole page. */
function textsIn(html: string): string[] {
  const pieces = html.split(/<[^>]*>/);
  const values = [...html.matchAll(/=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return [
    ...pieces.flatMap((piece) => [piece, piece.trim()]),
    ...values.map(([, double, single]) => double ?? single ?? ''),
    pieces.join('').replace(/\s+/g, ' ').trim(),
  ];
}

/** Where an expression goes wrong, and why. */
interface ErrorPlace {
  /** Offset of the first character that is wrong. */
  at: number;
  reason: string;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Finds the place that a reader should look at: a string or bracket that isn't closed, or else the end of the
 * longest part of the chain that is a valid expression. The framework's parser says only that something is wrong.
 */
function findErrorPlace(text: string, isValid: (part: string) => boolean): ErrorPlace {
  if (text === '') return { at: 0, reason: 'Type a locator or a selector.' };
  const { open, ends } = scan(text);
  if (open) return open;
  const valid = ends.findLast((end) => end < text.length && isValid(text.slice(0, end)));
  return valid === undefined
    ? { at: 0, reason: 'This is neither a locator of any language nor a selector.' }
    : {
        at: valid,
        reason:
          'The locator is valid up to here. The parser of Playwright’s tools doesn’t know what follows.',
      };
}

/** Follows strings and brackets: what is still open at the end, and where calls of the chain end. */
function scan(text: string): { open?: ErrorPlace; ends: number[] } {
  const brackets: { at: number; closing: string }[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const expected = brackets.at(-1);
    if (/["'`]/.test(character)) {
      const end = endOfString(text, at);
      if (end === undefined) return { open: { at, reason: 'This string is not closed.' }, ends };
      at = end;
    } else if (CLOSING[character]) {
      brackets.push({ at, closing: CLOSING[character] });
    } else if (Object.values(CLOSING).includes(character)) {
      if (character !== expected?.closing) {
        const reason = expected
          ? `"${expected.closing}" is missing before this "${character}".`
          : `Nothing is open that "${character}" could close.`;
        return { open: { at, reason }, ends };
      }
      brackets.pop();
      if (brackets.length === 0) ends.push(at + 1);
    } else if (character === '.' && brackets.length === 0) {
      ends.push(at);
    }
  }
  const [first] = brackets;
  return first
    ? { open: { at: first.at, reason: `"${text.charAt(first.at)}" is not closed.` }, ends }
    : { ends };
}

function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[start]) return at;
  }
  return undefined;
}
