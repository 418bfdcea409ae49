import { expect, test } from 'vitest';
import { htmlOf, problemsOf, render } from './testing.ts';

test.each([
  ['[Intro](./intro.md)', '<a href="/sub/docs/intro">Intro</a>'],
  ['[Run](./intro.md#run)', '<a href="/sub/docs/intro#run">Run</a>'],
  ['[Above](#top)', '<a href="#top">Above</a>'],
  ['[Mail](mailto:box@stagehand.example)', '<a href="mailto:box@stagehand.example">Mail</a>'],
  [
    '[Node](https://nodejs.org/)',
    '<a href="https://nodejs.org/" target="_blank" rel="noopener noreferrer">Node</a>',
  ],
])('renders %s', (markdown, html) => {
  expect(htmlOf(markdown)).toBe(`<p>${html}</p>`);
});

test('lists the links to pages of the site with their lines', () => {
  const body = 'Go [on](./intro.md#run).\n\nOr [up](#top), or to [Node](https://nodejs.org/).';

  expect(render(body).page.links).toEqual([
    { written: './intro.md#run', path: '/docs/intro', hash: 'run', line: 5 },
    { written: '#top', path: '/docs/seats', hash: 'top', line: 7 },
  ]);
});

test('suggests the page that a dead link means', () => {
  expect(problemsOf('Lead.\n\n[Intro](./inrto.md#run)')).toMatchInlineSnapshot(`
    "content/docs/seats.md:7
      The link "./inrto.md#run" points to a page that does not exist.
      Did you mean "./intro.md"? Every edition and version that shows the link must have the page; put it in ":::only" otherwise."
  `);
});
