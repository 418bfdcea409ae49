import { describe, expect, test } from 'vitest';
import { cutText, markWords } from './toHit.ts';

describe('markWords', () => {
  test('marks words and names that have a term', () => {
    const terms = new Set(['role', 'page']);

    expect(markWords('page.getByRole() on a Page', terms)).toBe(
      '<mark>page</mark>.<mark>getByRole</mark>() on a <mark>Page</mark>',
    );
  });

  test('escapes what is not its own markup', () => {
    expect(markWords('<b>a & b</b>', new Set(['a']))).toBe(
      '&lt;b&gt;<mark>a</mark> &amp; b&lt;/b&gt;',
    );
  });
});

describe('cutText', () => {
  test('keeps short texts whole', () => {
    expect(cutText('one two', new Set(['two']), 5)).toBe('one two');
  });

  test('cuts to the part with the most matches', () => {
    const text = 'a b hit c d e hit hit f g';

    expect(cutText(text, new Set(['hit']), 3)).toBe('…e hit hit…');
    expect(cutText(text, new Set(['a']), 3)).toBe('a b hit…');
    expect(cutText(text, new Set(['g']), 3)).toBe('…hit f g');
  });
});
