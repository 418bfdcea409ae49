import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-stable';
import { LANGUAGES, type Language } from '../worker/languages.ts';
import { SCENES } from '../page/examples.ts';
import { ENTER_FRAME, type Ask, type Outcome } from '../scene/answers.ts';
import { parseLocator } from '../worker/translate.ts';
import { createRandom, guideLocators, guideMarkup, type Random } from './guideCases.ts';
import { buildEngine, launchBrowser, openEngine, type Engine } from './engine.ts';
import { errorText } from '../../../src/model/errorText.ts';

/** The engine finds, prints and generates what the library does, each with a page of its own in the same browser. */

const ENOUGH = 200;
const SEED = 21;

let browser: Browser;
let engine: Engine;

beforeAll(async () => {
  browser = await launchBrowser();
  engine = await openEngine(browser, await buildEngine());
});

afterAll(() => browser.close());

test.each(LANGUAGES)('finds what the library finds, and prints it in %s', async (language) => {
  const random = createRandom(SEED + LANGUAGES.indexOf(language));
  const page = await openIn(browser, language);
  const selectors = guideSelectors();

  let cases = 0;
  const differences = [];
  for (const { html, own } of scenes()) {
    await page.setContent(`<!doctype html>${html}`);
    const elements = await page.locator('*').count();
    const wanted = [
      ...[...own, 'button', 'input', 'li'],
      ...some(selectors, 6, random),
      ...some([...Array(elements).keys()], 6, random).map((index) => `* >> nth=${index}`),
    ];
    const found = await ask({ html, language, wanted });
    const answers = await Promise.all(wanted.map((selector) => askLibrary(page.locator(selector))));
    for (const [index, selector] of wanted.entries()) {
      cases++;
      const [actual, expected] = [shown(found[index]), answers[index]];
      if (actual !== expected) differences.push({ html, selector, expected, actual });
    }
  }
  await page.close();

  expect(cases * LANGUAGES.length).toBeGreaterThan(ENOUGH);
  expect(differences).toEqual([]);
});

/** Selectors that are wrong in different ways, and what only a browser with scripts parses like this. */
const OWN = {
  html: '<head><noscript><img src="a.png"></noscript></head><p>Seats</p><noscript><b>Shows</b></noscript>',
  own: [
    ...['img', 'b', 'noscript', 'p', 'div[', 'xpath=//[', 'text=/(/', 'nope=x', 'role=button[foo]'],
    ...['internal:role=[', 'css=:nth-match(2)', 'b >> internal:control=enter-frame >> p'],
  ],
};

/** The scenes of the lab, and some of the markup in the guides. */
function scenes(): { html: string; own: string[] }[] {
  const markup = some(guideMarkup(), 4, createRandom(SEED));
  const found = [...new Set([...SCENES.map(({ html }) => html), ...markup])].map((html) => ({
    html,
    own: SCENES.filter((scene) => scene.html === html).map(({ selector }) => selector),
  }));
  return [OWN, ...found];
}

function some<T>(items: readonly T[], count: number, random: Random): T[] {
  return Array.from({ length: count }, () => random.pick(items));
}

function guideSelectors(): string[] {
  const options = { testIdAttribute: 'data-testid', language: 'javascript' } as const;
  const parsed = guideLocators('javascript').map((text) => parseLocator({ ...options, text }));
  return (
    parsed
      .flatMap((each) => (each.type === 'locator' ? [each.selector] : []))
      // The library waits for a frame that isn't there, and what captures can't be followed by "nth".
      .filter((selector) => !selector.includes('enter-frame') && !selector.startsWith('*'))
  );
}

/** A page whose messages are in a language, as in its package: all of them run this library. */
async function openIn(browser: Browser, language: Language): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  const { _connection } = page as unknown as {
    _connection: { toImpl: (object: unknown) => { browserContext: { _browser: BrowserImpl } } };
  };
  const { _browser } = _connection.toImpl(page).browserContext;
  _browser.sdkLanguage = () => language;
  return page;
}

interface BrowserImpl {
  sdkLanguage: () => Language;
}

/** Count, message and generated selector, as one text to compare. */
async function askLibrary(locator: Locator): Promise<string> {
  const count = await locator.count().catch(errorText);
  if (typeof count === 'string') {
    // Without the lines of the stack, and the kind of error if that says nothing.
    return count.replace(/^locator\.count: (?:Error: )?/, '').replace(/\n {4}at .*/s, '');
  }
  const error = count > 1 ? await strictError(locator) : '';
  return summary(count, error, count > 0 ? await generatedFor(locator.first()) : undefined);
}

async function strictError(locator: Locator): Promise<string> {
  const message = await locator.elementHandle().then(String, errorText);
  return /Error: (strict mode violation: .*?\n)(?:\n|$)/s.exec(message)?.[1] ?? message;
}

/** What the library recommends for an element; only tools use it, so it isn't part of the types. */
async function generatedFor(locator: Locator): Promise<string | undefined> {
  const tool = locator as unknown as {
    _resolveSelector: () => Promise<{ resolvedSelector: string }>;
  };
  const { resolvedSelector } = await tool._resolveSelector();
  return resolvedSelector.split(ENTER_FRAME).at(-1);
}

function shown(outcomes: readonly [Outcome<'locate'>, Outcome<'suggest'>] | undefined): string {
  if (!outcomes) return 'No result';
  const [located, suggested] = outcomes;
  if ('error' in located) return located.error;
  const { count, strictError: error = '' } = located.value;
  return summary(count, error, 'value' in suggested ? suggested.value[0] : suggested.error);
}

function summary(count: number, error: string, generated: string | undefined): string {
  return `${count} ${generated ?? ''}\n${error}`;
}

/** For each selector, what it matches and what is generated for the first match. */
async function ask({
  html,
  language,
  wanted,
}: {
  html: string;
  language: Language;
  wanted: readonly string[];
}): Promise<[Outcome<'locate'>, Outcome<'suggest'>][]> {
  const asks = wanted.flatMap((selector): Ask[] => [
    { type: 'locate', selector },
    { type: 'suggest', selector: `${selector} >> nth=0` },
  ]);
  const outcomes = await engine.askAll({ html, language, testIdAttribute: 'data-testid', asks });
  return wanted.map((_, index) => outcomes.slice(2 * index, 2 * index + 2) as never);
}
