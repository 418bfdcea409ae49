import { expect, test } from 'vitest';
import { markedParts } from './markedParts.ts';

const plain = (text: string) => ({ text, isMatch: false });
const match = (text: string) => ({ text, isMatch: true });

test.each([
  ['', []],
  ['no match', [plain('no match')]],
  ['a <mark>click</mark> here', [plain('a '), match('click'), plain(' here')]],
  ['<mark>page</mark><mark>.goto</mark>', [match('page.goto')]],
  ['<mark>open to the end', [match('open to the end')]],
  ['stray</mark> end', [plain('stray end')]],
])('takes "%s" apart', (snippet, parts) => {
  expect(markedParts(snippet)).toEqual(parts);
});

test.each([
  ['&lt;T&gt; &amp; &quot;x&quot; &#39;y&#x27;', '<T> & "x" \'y\''],
  ['&amp;lt;', '&lt;'],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&unknown; &#99999999; R&D', '&unknown; &#99999999; R&D'],
])('decodes entities of "%s" once', (snippet, text) => {
  expect(markedParts(snippet)).toEqual([plain(text)]);
});

test('shows every other tag as text', () => {
  const snippet = '<img src=x onerror=alert(1)><mark><b>x</b></mark><mark class=y>';

  expect(markedParts(snippet)).toEqual([
    plain('<img src=x onerror=alert(1)>'),
    match('<b>x</b>'),
    plain('<mark class=y>'),
  ]);
});
