import { expect, test } from 'vitest';
import { guideLocators, guideSiblings } from '../equality/guideCases.ts';
import { LANGUAGES, type Language } from '../worker/languages.ts';
import { parseLocator, translate } from '../worker/translate.ts';
import { orRefusal, Refusal } from './code.ts';
import { printStatements } from './print.ts';
import { readEach } from './readStatements.ts';
import type { Statement } from './statements.ts';

/** What the guides have is read, and what their authors wrote in four languages is what the translator writes. */

const FENCES: Record<Language, string> = {
  javascript: 'ts',
  python: 'python sync',
  java: 'java',
  csharp: 'csharp',
};

interface Fence {
  text: string;
  statements: (Statement | Refusal)[];
}

const groups = guideSiblings().map((group) =>
  LANGUAGES.map((language) => readFence(group.get(FENCES[language]), language)),
);

function readFence(text: string | undefined, language: Language): Fence | undefined {
  if (text === undefined) return undefined;
  const statements = orRefusal(() => readEach(text, language));
  return statements instanceof Refusal ? undefined : { text, statements };
}

/** Statements at the same place of samples with as many statements. */
function pairs(from: Language, to: Language): { source: Statement | Refusal; sibling: string }[] {
  return groups.flatMap((group) => {
    const [source, target] = [group[LANGUAGES.indexOf(from)], group[LANGUAGES.indexOf(to)]];
    if (!source || source.statements.length !== target?.statements.length) return [];
    return source.statements.flatMap((statement, index) => {
      const other = target.statements[index];
      if (!other || other instanceof Refusal) return [];
      return [{ source: statement, sibling: target.text.slice(other.from, other.to) }];
    });
  });
}

/** Without what only formats, and where the guides write the same in two ways. */
function normalized(code: string): string {
  return code
    .replace(/(^|\s)(\/\/|#) .*/g, '')
    .replaceAll('Playwright.', 'playwright.')
    .replace('await using var', 'var')
    .replace(/\s+/g, '')
    .replace(/(?<=re\.compile\()r(?="[^\\]*")/g, '')
    .replaceAll('Arrays.asList', 'List.of')
    .replace(/new\[\]\{(.*?)\}/g, '[$1]')
    .replaceAll("'", '"')
    .replace(/,(?=[)\]}])/g, '')
    .replace(/;$/, '')
    .replace(/^(\w+=)?\((.*)\)$/, '$1$2');
}

/** In percent of the statements that have a sibling. Some siblings say something else: another name, path or order. */
const MIN_RIGHT = 92;
const MAX_DIFFERENT = 3;

const PAIRS = LANGUAGES.flatMap((from) =>
  LANGUAGES.filter((to) => to !== from).map((to) => [from, to] as const),
);

test.each(PAIRS)('translates the samples of the guides from %s to %s', (from, to) => {
  const all = pairs(from, to);
  const translated = all.map(({ source, sibling }) => {
    const printed =
      source instanceof Refusal ? source : orRefusal(() => printStatements([source], { from, to }));
    if (printed instanceof Refusal) return 'refused';
    return normalized(printed.code) === normalized(sibling)
      ? 'right'
      : `${printed.code}\n${sibling}`;
  });
  const count = (wanted: (result: string) => boolean) => translated.filter(wanted).length;
  const different = translated.filter((each) => !/^(right|refused)$/.test(each));

  expect(all.length).toBeGreaterThan(400);
  expect((count((each) => each === 'right') / all.length) * 100).toBeGreaterThan(MIN_RIGHT);
  expect((different.length / all.length) * 100).toBeLessThan(MAX_DIFFERENT);
});

const read = (text: string, language: Language) =>
  parseLocator({ text, language, testIdAttribute: 'data-testid' });

test.each(LANGUAGES)('reads every locator of the guides in %s', (language) => {
  // Options of Java are no locators, though they start with the page.
  const locators = guideLocators(language).filter((text) => !text.endsWith('Options()'));
  const refused = locators.flatMap((text) => {
    const result = read(text, language);
    // Variables have no value here.
    return result.type === 'error' && !result.place.reason.includes('doesn’t run code')
      ? [`${text}: ${result.place.reason}`]
      : [];
  });

  expect(locators.length).toBeGreaterThan(100);
  expect(refused).toEqual([]);
});

test.each(LANGUAGES)('reads what it writes, from %s', (language) => {
  // In Java and .NET, selectors have single quotes.
  const selectorIn = (text: string, other: Language) => {
    const result = read(text, other);
    return result.type === 'locator'
      ? result.selector.replaceAll(/\\?"/g, "'")
      : result.place.reason;
  };
  const changed = guideLocators(language).flatMap((text) => {
    const result = translate({ text, language, testIdAttribute: 'data-testid' });
    if (result.type === 'error' || result.selector === undefined) return [];
    const expected = selectorIn(text, language);
    return result.versions.flatMap(({ written, language: to }) => {
      if ('reason' in written) return [`${text} ${to}: ${written.reason}`];
      return selectorIn(written.code, to) === expected ? [] : [`${text}\n${written.code}`];
    });
  });

  expect(changed).toEqual([]);
});
