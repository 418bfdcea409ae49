import { expect, test } from 'vitest';
import { problemsOf } from './testing.ts';

test('says what to write instead of a tag', () => {
  const body =
    '<details>\n<summary>More</summary>\n</details>\n\nPress <kbd>K</kbd>, then <h2>x</h2>.';

  expect(problemsOf(body)).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      HTML is not allowed in guides: "<details>".
      Write :::details[Summary] … :::, or put it in \`backticks\` if readers should see it.
    content/docs/seats.md:9
      HTML is not allowed in guides: "<kbd>".
      Write \`Key\`, or put it in \`backticks\` if readers should see it.
    content/docs/seats.md:9
      HTML is not allowed in guides: "<h2>".
      Write "##", or put it in \`backticks\` if readers should see it."
  `);
});

test('refuses placeholders that look like tags, and comments', () => {
  expect(problemsOf('Open <name> now.\n\n<!-- later -->')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      HTML is not allowed in guides: "<name>".
      Write it in Markdown, or put it in \`backticks\` if readers should see it.
    content/docs/seats.md:7
      HTML is not allowed in guides: "<!-- later -->".
      Remove the comment."
  `);
});
