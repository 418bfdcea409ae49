import type { PhrasingContent } from 'mdast';
import { expect, test } from 'vitest';
import { code, paragraph, text } from '#tree/markdownNodes.ts';
import { takeDefault } from './parameterList.ts';
import { toString } from 'mdast-util-to-string';

/** Words with code between backticks. */
function taken(words: string) {
  const parts = words
    .split('`')
    .map((part, index): PhrasingContent => (index % 2 ? code(part) : text(part)))
    .filter((node) => !('value' in node) || node.value !== '');
  const result = takeDefault([paragraph([text('First.')]), paragraph(parts)]);
  return [result.standard, ...result.words.slice(1).map((block) => toString(block))];
}

test.each([
  ['Time to wait. Defaults to `0`.', '0', 'Time to wait.'],
  ['Defaults to `30` (half a minute). See there.', '30 (half a minute)', 'See there.'],
  ['Defaults to `0`.', '0'],
  [
    'Whether to match. Defaults to false. Ignored otherwise.',
    'false',
    'Whether to match. Ignored otherwise.',
  ],
])('takes the default out of "%s"', (words, ...expected) => {
  expect(taken(words)).toEqual(expected);
});

test.each([
  'Time to wait, defaults to 0',
  'Defaults to 0 - no timeout.',
  'Defaults to `0` (no timeout) in tests, and to `1` elsewhere.',
  'Defaults to 0 unless the window is open.',
  'Defaults to 30 seconds, pass 0 to disable it.',
])('leaves "%s" as it is', (words) => {
  expect(taken(words)).toEqual([undefined, words.replaceAll('`', '')]);
});
