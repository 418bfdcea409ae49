import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { createParser } from './createParser.ts';

const parse = createParser(remarkDirective);
const reference = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

test.each([
  'Row **A**, ~~row B~~, `https://stage.example`.',
  '| Row | Seats |\n| --- | --- |\n| A | 12 |',
  '- [x] Sold\n- [ ] Free\n',
  'A seat.[^1]\n\n[^1]: With a view.',
  'See https://stage.example/a_b_c, or www.stage.example.',
  'Write to box@stage.example or to mailto:box@stage.example.',
  'HTTP://STAGE.EXAMPLE and WWW.stage.example',
  '[https://stage.example](./seats.md) and <https://stage.example>',
  ':::note[At www.stage.example]\nText.\n:::',
  '| www.stage.example |\n| --- |\n| box@stage.example |',
  'email @ nothing, http: nothing, www nothing',
])('parses %j as GFM does', (text) => {
  expect(parse(text)).toEqual(reference.parse(text));
});
