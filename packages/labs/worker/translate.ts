import { asLocators } from 'virtual:framework/locatorGenerators';
import { parseSelector } from 'virtual:framework/selectorParser';
import { findErrorPlace } from './errorPlace.ts';
import type { ErrorPlace } from './errorPlace.ts';
import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';
import { selectorOf, withoutPage } from './selectorOf.ts';

export interface LocatorQuestion {
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
