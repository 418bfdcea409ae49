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
  'Time to wait. Defaults to `0`.',
  'Time to wait, defaults to `0`',
  'Defaults to `0` - no timeout.',
  'Defaults to `0` (no timeout), or `1`.',
])('finds the value in "%s"', (words) => {
  expect(defaultIn(words)).toBe('0');
});

test('finds a value that is not marked as code', () => {
  expect(defaultIn('Whether to match exactly. Defaults to false. Ignored otherwise.')).toBe(
    'false',
  );
});

test.each([
  'Defaults to `0` unless `devtools` is on.',
  'Defaults to `0` for images and `1` for text.',
  'Defaults to 30 seconds, pass `0` to disable it.',
])('finds no value in "%s"', (words) => {
  expect(defaultIn(words)).toBeUndefined();
});
