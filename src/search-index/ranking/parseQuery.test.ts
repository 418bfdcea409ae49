import { expect, test } from 'vitest';
import { readRules } from '#search-index/rules.ts';
import { testRules } from '#search-index/testRules.ts';
import { findSynonyms, parseQuery, parseSymbol, withoutCalls } from './parseQuery.ts';

const rules = readRules(testRules);
const parse = (text: string) => parseQuery(text, rules);

test.each([
  ['without stop words', 'how to upload a file', 'upload file'],
  ['of stop words alone', 'how to', 'how to'],
  [
    'of an error without the call and the files',
    "browserType.launch: Executable doesn't exist at /root/.cache/x",
    'executable exist',
  ],
  [
    'of an error without its class and URLs',
    'a.b.SomeException: page.goto: Sold out at https://stagehand.example/',
    'sold out',
  ],
  ['of an error code', 'net::ERR_CONNECTION_REFUSED', 'net err connection refused'],
])('takes the words %s', (_, text, words) => {
  expect(
    parse(text)
      .parts.map(({ word }) => word)
      .join(' '),
  ).toBe(words);
});

test('knows which word may still be going on', () => {
  const isLast = (text: string) => parse(text).parts.map((part) => part.isLast);

  expect(isLast('upload fi')).toEqual([false, true]);
  expect(isLast('upload file ')).toEqual([false, false]);
});

test('adds other words for what was typed, which count less', () => {
  const [part] = parse('alerts').parts;

  expect(part?.terms.get('alerts')).toBe(1);
  expect(part?.terms.get('dialog')).toBeLessThan(1);
  expect(parse('alerts').meant.get('dialog')).toBe(1);
});

test('takes phrases of other tools for what they are', () => {
  expect(parse('cy.get').isPhrase).toBe(true);
  expect(parse('page.get').isPhrase).toBe(false);
});

test('finds a phrase with words in between, but not in pieces', () => {
  const meanings = (words: string) =>
    findSynonyms(words.split(' '), rules).flatMap((one) => one.words);

  expect(meanings('wait for the element')).toContain('waitForSelector');
  expect(meanings('drag and drop')).toContain('dragTo');
  expect(meanings('drop')).not.toContain('dragTo');
});

test('says which words of the query a synonym explains', () => {
  expect(findSynonyms(['cy', 'get'], rules)).toContainEqual({
    typed: ['cy', 'get'],
    words: ['find', 'getByTestId'],
  });
});

test.each([
  ['getByRole', '', 'getbyrole'],
  ['get by role', '', 'getbyrole'],
  ['page.getbyrole', 'page', 'getbyrole'],
  ['Page.goto', 'page', 'goto'],
  ['page.goto(url)', 'page', 'goto'],
  ["await page.goto('/a(b)');", 'page', 'goto'],
  ["page.locator('x').click(", 'locator', 'click'],
  ['expect(page).toHaveURL', 'pageassertions', 'tohaveurl'],
  ['expect(page.locator("a")).not.toBeVisible()', 'locatorassertions', 'tobevisible'],
  ['assertThat(locator).isVisible()', 'locatorassertions', 'isvisible'],
  ["page.on('popup', handler)", 'page', 'popup'],
  ['Page.GotoAsync', 'page', 'goto'],
])('reads %s as a name', (text, owner, key) => {
  expect(parseSymbol(text, rules)).toMatchObject({ owner, key });
});

test('distinguishes flags, names and words', () => {
  const read = (text: string) => parseSymbol(text, rules);

  expect(read('--project=chromium')).toMatchObject({ key: 'project', isFlag: true });
  expect(read('wait_for_url')).toMatchObject({ isCode: true, isFlag: false });
  expect(read('upload a file')).toMatchObject({ isCode: false, isFlag: false });
});

test('takes arguments away, also unfinished ones, but not remarks', () => {
  expect(withoutCalls('a(b(c)).d(e')).toBe('a.d');
  expect(withoutCalls('upload (many files)')).toBe('upload (many files)');
});
