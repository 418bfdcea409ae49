import { expect, test } from 'vitest';
import { render } from './testing.ts';

test.each([
  ['prose', 'Text.', 'Text.\n'],
  ['a heading', '## Rows {#rows aliases="r"}', '## Rows\n'],
  ['an admonition', ':::tip\nBook early.\n:::', '> **Tip**\n>\n> Book early.\n'],
  ['a titled admonition', ':::tip[Early *birds*]\nBook.\n:::', '> **Early _birds_**\n>\n> Book.\n'],
  ['details', ':::details[Rows]\nA to Z.\n:::', '**Rows**\n\nA to Z.\n'],
  ['a sample', '```ts title="a.ts" {1}\n1\n```', '```ts title="a.ts"\n1\n```\n'],
  [
    'tabs',
    '```bash yarn\nyarn\n```\n\n```bash npm\nnpm ci\n```',
    '**npm**\n\n```bash\nnpm ci\n```\n\n**yarn**\n\n```bash\nyarn\n```\n',
  ],
  [
    'an API name',
    ':api[Page.goto]',
    '[`Page.goto()`](https://docs.example/sub/docs/api/class-page#Page.goto)\n',
  ],
  ['a link to a page', '[Run](./intro.md#run)', '[Run](https://docs.example/sub/docs/intro#run)\n'],
  ['a link within the page', '[Up](#rows)', '[Up](https://docs.example/sub/docs/seats#rows)\n'],
  ['a link elsewhere', '[Node](https://nodejs.org/)', '[Node](https://nodejs.org/)\n'],
  [
    'a picture',
    '![A stage](../images/stage.png "Act one")',
    '![A stage](https://docs.example/sub/assets/images/stage-1234abcd-1280.webp "Act one")\n',
  ],
  ['text that looks like a directive', 'Open localhost:3000.', 'Open localhost:3000.\n'],
  ['signs that would be markup', 'Rows \\*A\\* to \\[Z]', 'Rows \\*A\\* to \\[Z]\n'],
  ['a list', '* One\n* Two', '- One\n- Two\n'],
])('writes %s', (_name, body, expected) => {
  expect(render(body).page.markdown).toBe(`# Seats\n\n${expected}`);
});
