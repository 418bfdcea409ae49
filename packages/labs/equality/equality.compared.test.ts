import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-stable';
import { parseLocator } from '../worker/translate.ts';
import { matchUrls } from '../worker/urlMatch.ts';
import { launchBrowser } from './engine.ts';
import { guideLocators, guidePatterns, guideUrls } from './guideCases.ts';

/** The labs give the same results as the release whose code they contain, with a real browser. */

const ENOUGH = 200;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** URLs that browsers send in another form; only such that Node.js writes like a browser. */
const TYPED = [
  ...['https://s.example', 'https://s.example/a b', 'https://s.example/é'],
  ...['https://bücher.example/', 'https://s.example/a/../b', 'http://s.example:80/a'],
  ...['https://S.example/A', 'https://s.example/a#h', 'https://s.example/a?q=é x'],
];

test('matches URLs as routes do', async () => {
  const urls = [...guideUrls(), ...TYPED];
  const patterns = [
    ...guidePatterns(),
    ...[...TYPED, '**/a', '**/a#h', '**/a%20b'].map((pattern) => ({ pattern, baseURL: '' })),
  ];

  const differences = [];
  for (const baseURL of new Set(patterns.map(({ baseURL = '' }) => baseURL))) {
    const page = await openBlocked(baseURL);
    for (const { pattern } of patterns.filter((each) => (each.baseURL ?? '') === baseURL)) {
      const routed = await routedUrls(page, pattern, urls);
      const { results } = matchUrls({ kind: 'glob', pattern, baseURL, urls });
      const wrong = results.filter(({ sent, matches }) => routed.has(sent) !== matches.request);
      differences.push(...wrong.map(({ url }) => `${pattern} ${baseURL} ${url}`));
    }
    await page.close();
  }

  expect(urls.length * patterns.length).toBeGreaterThan(ENOUGH);
  expect(differences).toEqual([]);
});

test('matches pages as waitForURL does', async () => {
  const page = await browser.newPage();
  await page.route('**', (route) => route.fulfill({ body: 'Seats' }));

  const differences = [];
  for (const url of TYPED) {
    await page.goto(url);
    for (const pattern of [url, '**/a', '**/a#h', '**/*é*', 'https://s.example/**']) {
      // Whether it matches is known before the browser can answer anything.
      const arrived = page.waitForURL(pattern, { timeout: 0 }).then(
        () => true,
        () => false,
      );
      const isSame = await Promise.race([arrived, page.evaluate(() => false)]);
      const [result] = matchUrls({ kind: 'glob', pattern, baseURL: '', urls: [url] }).results;
      if (result?.matches.page !== isSame) differences.push(`${pattern} ${url}`);
    }
  }
  await page.close();

  expect(differences).toEqual([]);
});

/** A page that no request leaves. */
async function openBlocked(baseURL: string): Promise<Page> {
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await page.route(/./, (route) => route.abort());
  return page;
}

/** Which requests a route intercepts. */
async function routedUrls(page: Page, pattern: string, urls: string[]): Promise<Set<string>> {
  const routed = new Set<string>();
  await page.route(pattern, (route) => {
    routed.add(route.request().url());
    return route.abort();
  });
  await page.evaluate(
    (all) => Promise.allSettled(all.map((url) => fetch(url, { mode: 'no-cors' }))),
    urls,
  );
  await page.unroute(pattern);
  return routed;
}

test('reads locators as the library does', async () => {
  const page = await browser.newPage();
  const read = guideLocators('javascript').flatMap((text) => {
    const selector = librarySelector(evaluated(text, page));
    return selector === undefined
      ? []
      : [{ text, selector, result: parseLocator({ ...OPTIONS, text }) }];
  });

  const differences = read.filter(
    ({ selector, result }) => result.type === 'error' || result.selector !== selector,
  );

  expect(read.length).toBeGreaterThan(ENOUGH);
  expect(differences).toEqual([]);
});

const OPTIONS = { testIdAttribute: 'data-testid', language: 'javascript' } as const;

/** What an expression of the guides gives; undefined if it needs more than the page. */
function evaluated(text: string, page: Page): Locator | undefined {
  try {
    return runInNewContext(`page.${text}`, { page }) as Locator;
  } catch {
    return undefined;
  }
}

/** The selector that the library sends to the browser; frame locators have none. */
function librarySelector(locator: Locator | undefined): string | undefined {
  return (locator as { _selector?: string } | undefined)?._selector;
}
