import { expect, test } from 'vitest';
import { unwrapLines } from './parseComment.ts';

const unwrap = (text: string) => unwrapLines(text.split('\n'));

test('joins the lines of paragraphs and list items', () => {
  expect(unwrap('One\ntwo.\n\n1. Three\n   four.\n1. Five\n  - six\n    seven')).toBe(
    'One two.\n\n1. Three four.\n1. Five\n  - six seven',
  );
});

test.each([
  ['a fence', 'Text\n```js\na\nb\n```\nmore'],
  ['a fence of tildes with backticks inside', '~~~\n```\na\n~~~'],
  ['a table', '| a | b |\n|---|---|\n| c | d |'],
  ['a heading', '## Title\ntext'],
  ['a quote', '> one\n> two'],
  ['HTML', '<details>\ntext'],
  ['a directive', ':::note\ntext'],
  ['indented code', '    a\n    b'],
  ['a hard break', 'one  \ntwo\\\nthree'],
  ['list items', '- one\n* two\n+ three\n4) four'],
])('leaves %s alone', (_, text) => {
  expect(unwrap(text)).toBe(text.trim());
});
