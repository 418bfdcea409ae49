import { describe, expect, test } from 'vitest';
import { readRules } from '#search-index/rules.ts';
import { testRules } from '#search-index/testRules.ts';
import { parseSymbol, withoutCalls } from './parseSymbol.ts';

const parse = (text: string) => parseSymbol(text, readRules(testRules));

describe('parseSymbol', () => {
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
  ])('reads %s', (text, owner, key) => {
    expect(parse(text)).toMatchObject({ owner, key });
  });

  test('distinguishes flags, names and words', () => {
    expect(parse('--project=chromium')).toMatchObject({ key: 'project', isFlag: true });
    expect(parse('wait_for_url')).toMatchObject({ isCode: true, isFlag: false });
    expect(parse('upload a file')).toMatchObject({ isCode: false, isFlag: false });
  });
});

describe('withoutCalls', () => {
  test('takes arguments away, also unfinished ones, but not remarks', () => {
    expect(withoutCalls('a(b(c)).d(e')).toBe('a.d');
    expect(withoutCalls('upload (many files)')).toBe('upload (many files)');
  });
});
