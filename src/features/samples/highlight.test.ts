import { beforeAll, expect, test } from 'vitest';
import type { Highlighter } from '#features/feature.ts';
import { createHighlighter } from './highlight.ts';
import { LANGUAGES } from './languages.ts';

let highlighter: Highlighter;

beforeAll(async () => {
  highlighter = await createHighlighter();
});

test.each([
  ['k', 'ts', 'const', 'const seat = 1;'],
  ['s', 'ts', "'A1'", "book('A1');"],
  ['c', 'python', '# why', 'x = 1 # why'],
  ['f', 'python', 'book', 'seat.book()'],
  ['f', 'csharp', 'GotoAsync', 'await Page.GotoAsync(url);'],
  ['t', 'java', 'Page', 'Page page = browser.newPage();'],
  ['n', 'java', '12', 'int row = 12;'],
  ['t', 'html', '&lt;button>', '<button>Book</button>'],
  ['a', 'yaml', 'name', 'name: Tests'],
  ['k', 'dockerfile', 'FROM', 'FROM noble'],
])('marks with %s in %s: %s', (kind, lang, token, code) => {
  expect(highlighter(code, lang)).toContain(`<span class=${kind}>${token}</span>`);
});

test.each([
  ['leaves punctuation and plain names alone', 'ts', 'seat.row = [a, b];', 'seat.row = [a, b];'],
  [
    'joins adjacent tokens of one kind',
    'java',
    'public static void main() {}',
    '<span class=k>public static void</span>',
  ],
  [
    'keeps spans within their lines',
    'ts',
    '/* a\n b */',
    '<span class=c>/* a</span>\n <span class=c>b */</span>',
  ],
  ['escapes plain text', 'text', 'a < b & c', 'a &lt; b &amp; c'],
  ['escapes what it does not know', 'klingon', '<a>', '&lt;a>'],
])('%s', (_does, lang, code, html) => {
  expect(highlighter(code, lang)).toContain(html);
});

test('knows every language that a fence may name', () => {
  for (const lang of Object.keys(LANGUAGES)) expect(highlighter('x', lang)).toContain('x');
});

test('marks every kind in a dense sample', () => {
  const dense = `// So many tokens that the HTML is several times as long
@A static int b(List<String> c) { return d(e("f", 1), g("h", 2), i("j", 3), k("l", 4)); }`;

  const html = highlighter(dense, 'java');

  expect(html.length).toBeGreaterThan(3 * dense.length);
  for (const kind of ['c', 't', 'k', 'f', 's', 'n']) expect(html).toContain(`<span class=${kind}>`);
});
