import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { createParser } from './createParser.ts';
import { toHast } from './toHast.ts';

test('finds footnotes wherever they are defined', () => {
  const tree = createParser()('Book early.[^1]\n\n> [^1]: Rows fill quickly.\n');

  const html = toHtml(toHast(tree, {}));

  expect(html).toContain('href="#user-content-fn-1"');
  expect(html).toContain('Rows fill quickly.');
});
