import type { PhrasingContent } from 'mdast';
import { expect, test } from 'vitest';
import { code, paragraph, text } from '#tree/markdownNodes.ts';
import { optionDefault } from './parameterList.ts';

/** Words with code between backticks. */
function defaultIn(words: string): string | undefined {
  const parts = words
    .split('`')
    .map((part, index): PhrasingContent => (index % 2 ? code(part) : text(part)))
    .filter((node) => !('value' in node) || node.value !== '');
  return optionDefault([paragraph([text('First.')]), paragraph(parts)]);
}

test.each([
  ['Time to wait. Defaults to `0`.', '0'],
  ['Time to wait, defaults to `0`', '0'],
  ['Defaults to `0` - no timeout.', '0'],
  ['Defaults to `0` (no timeout), or `1`.', '0'],
  ['Whether to match exactly. Defaults to false. Ignored otherwise.', 'false'],
  ['Defaults to `0` unless `devtools` is on.', undefined],
  ['Defaults to `0` for images and `1` for text.', undefined],
  ['Defaults to 30 seconds, pass `0` to disable it.', undefined],
])('finds in "%s" the value %s', (words, expected) => {
  expect(defaultIn(words)).toBe(expected);
});
