import { expect, test } from 'vitest';
import { commentKey, parseComment, readComments, unwrapLines } from './parseComment.ts';

test('separates the text from its tags', () => {
  const doc = parseComment(`/**
   * Opens a page. It may
   * take a while.
   * @deprecated Use another
   * method.
   * @param url Where to
   * go.
   * @param options
   */`);

  expect(doc.text).toBe('Opens a page. It may take a while.');
  expect(doc.deprecated).toBe('Use another method.');
  expect([...doc.params]).toEqual([
    ['url', 'Where to go.'],
    ['options', ''],
  ]);
});

test('reads a comment on one line', () => {
  expect(parseComment('/** Short. */')).toEqual({ text: 'Short.', params: new Map() });
});

test('keeps samples as they are, decorators and indentation included', () => {
  const doc = parseComment(`/**
   * \`\`\`js
   * @decorate
   * if (ready)
   *   await page.route('**\\/*', handler);
   * \`\`\`
   * @param name Last.
   */`);

  expect(doc.text).toBe("```js\n@decorate\nif (ready)\n  await page.route('**/*', handler);\n```");
  expect(doc.params.get('name')).toBe('Last.');
});

test('leaves the backslash of a regular expression alone', () => {
  const doc = parseComment(String.raw`/** \`/.*\/login/\`, \`/.*\/\` and \`**\/*.png\`. */`);

  expect(doc.text).toBe(String.raw`\`/.*\/login/\`, \`/.*/\` and \`**/*.png\`.`);
});

test('tells a deprecation without a reason from none', () => {
  expect(parseComment('/** @deprecated */').deprecated).toBe('');
  expect(parseComment('/** Fine. */')).not.toHaveProperty('deprecated');
});

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

const TEXT = `import x from 'y';

/**
 * A stage
 * with ropes.
 */
interface Stage {
  /**
   * Raises it.
   * @deprecated Use a lift.
   * @param height How high.
   */
  raise(height: number): void;
  // No doc comment.
  lower(): void; /** Raises it. */
}
/** */
`;

test('finds comments and the words behind their tags by their keys', () => {
  const comments = readComments([{ file: 'types.d.ts', text: TEXT }]);

  const found = [...comments].map(([key, { text, line }]) => [key, text, line]);
  expect(found).toEqual([
    [commentKey('A stage with ropes.'), 'A stage with ropes.', 3],
    [commentKey('Raises it.'), 'Raises it.', 8],
    [commentKey('Use a lift.'), 'Use a lift.', 8],
    [commentKey('How high.'), 'How high.', 8],
  ]);
});
