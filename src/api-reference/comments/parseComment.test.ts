import { expect, test } from 'vitest';
import { parseComment } from './parseComment.ts';

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
