import { expect, test } from 'vitest';
import { parseJavac } from './javaChecker.ts';

test('reads each message with its place and details', () => {
  const text = [
    'page_a/Sample1.java:2: error: cannot find symbol',
    'page.clik();',
    '    ^',
    '  symbol:   method clik()',
    '  location: variable page of type Page',
    'page_a/Sample2.java:12: error: no suitable method found for click(int)',
    '    method Locator.click() is not applicable',
    'locator.click(1);',
    '       ^',
    'Note: Some messages have been simplified.',
    '2 errors',
  ].join('\n');

  expect(parseJavac(text)).toEqual([
    {
      path: 'page_a/Sample1.java',
      line: 2,
      message: 'cannot find symbol; symbol: method clik(); location: variable page of type Page',
    },
    {
      path: 'page_a/Sample2.java',
      line: 12,
      message: 'no suitable method found for click(int)',
    },
  ]);
});

test('finds nothing where nothing is wrong', () => {
  expect(parseJavac('Note: Sample1.java uses or overrides a deprecated API.\n')).toEqual([]);
});
