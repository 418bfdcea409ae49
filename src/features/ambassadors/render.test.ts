import { expect, test } from 'vitest';
import { withData } from '#pipeline/markdown/testing.ts';
import type { Ambassador } from './data.ts';

const ambassadors: Ambassador[] = [
  {
    name: 'Ada B. Cole',
    place: 'Rennes, France',
    languages: 'French, English',
    links: [{ text: 'GitHub', name: 'Ada B. Cole on GitHub', url: 'https://github.com/ada' }],
  },
];
const { htmlOf, problemsOf, render } = withData({ ambassadors });

test('makes a card of each ambassador, with named links (community-pages)', () => {
  expect(htmlOf('::ambassadors')).toContain(
    'data-filter-choice="France|French, English">' +
      '<p class="person-name">Ada B. Cole</p><p>Rennes, France</p><p>Speaks French, English</p>' +
      '<ul class="person-links" role="list"><li><a href="https://github.com/ada" ' +
      'aria-label="Ada B. Cole on GitHub" target="_blank" rel="noopener noreferrer">GitHub</a></li>' +
      '</ul></li></ul></div>',
  );
});

test('writes a plain list into the twin', () => {
  expect(render('::ambassadors').page.markdown).toContain(
    '- **Ada B. Cole**, Rennes, France; speaks French, English; [GitHub](https://github.com/ada)',
  );
});

test('finds people by their names', () => {
  expect(render('::ambassadors').page.sections[0]?.texts).toEqual([
    'Ada B. Cole, Rennes, France, French, English',
  ]);
});

test('refuses what it cannot show', () => {
  expect(problemsOf('::ambassadors[Our friends]{of="us"}')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The directive "ambassadors" does not support the attribute "of".
      Remove it; only ":::only", "::videos", "::command-line", "::lab", "::release" and "::release-api" have attributes.
    content/docs/seats.md:5
      "::ambassadors" does not support text in brackets.
      Remove the text."
  `);
});
