import { expect, test } from 'vitest';
import type { Fence, Samples } from './nodes.ts';
import { parse, problemsOf } from '#pipeline/markdown/testing.ts';

test.each<[string, Partial<Fence>]>([
  ['python sync', { flavor: { group: 'python-flavor', value: 'sync' } }],
  ['bash mstest', { flavor: { group: 'csharp-flavor', value: 'mstest' } }],
  ['ts', { flavor: { group: 'js-flavor', value: 'ts' } }],
  ['yaml', { flavor: undefined }],
  ['ts title="tests/a b.spec.ts"', { title: 'tests/a b.spec.ts' }],
  ['ts {1,3-4}', { highlighted: [1, 3, 4] }],
  ['ts {1, 2} title="a.ts"', { highlighted: [1, 2], title: 'a.ts' }],
  ['ts check="none: needs a printer"', { unchecked: 'needs a printer' }],
  ['ts paste="none: needs a printer"', { unpasted: 'needs a printer' }],
  ['ts run="shows/winter-fair"', { run: 'shows/winter-fair' }],
  ['console project="retries"', { project: 'retries' }],
])('reads "%s"', (words, expected) => {
  const { doc, problems } = parse(`\`\`\`${words}\n1\n2\n3\n4\n\`\`\``);

  expect(problems).toEqual([]);
  expect((doc.tree.children[0] as Samples).children[0]!.data?.fence).toMatchObject(expected);
});

test('suggests a code language', () => {
  expect(problemsOf('```pyhton\n1\n```')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      Unknown code language "pyhton".
      Did you mean "python"? The languages are ts, js, tsx, jsx, python, java, csharp, bash, powershell, batch, console, html, css, yaml, json, xml, ini, toml, groovy, kotlin, dockerfile, markdown, diff and text."
  `);
});

test.each(['```\n1\n```', '    2'])('asks for a language of %j', (body) => {
  expect(problemsOf(body)).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The code sample has no language.
      Write the language after "\`\`\`"; use "text" for plain text."
  `);
});

test('reports words that mean nothing', () => {
  expect(problemsOf('```python asnyc\n1\n```')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The fence has an unknown word "asnyc".
      Did you mean "async"? The language may be followed by a flavor (ts, js, npm, yarn, pnpm, sync, async, mstest, nunit, xunit, xunit3, maven, gradle, groovy, kotlin, bash, powershell, batch, react, vue and svelte), title="…", {2,4-6}, run="…", project="…", check="none: …", paste="none: …" and, for html, example."
  `);
});

test.each(['python sync async', 'ts title=a.ts', 'ts title=""', 'ts {x}', 'ts run=""'])(
  'refuses "%s"',
  (words) => {
    expect(parse(`\`\`\`${words}\n1\n\`\`\``).problems).toHaveLength(1);
  },
);

test('reports highlighted lines that do not exist', () => {
  expect(problemsOf('```ts {2-9}\n1\n2\n```')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The fence highlights lines "{2-9}" of a sample with 2 lines.
      Use lines that exist, like "{2,4-6}"."
  `);
});

test('asks why a sample is not checked', () => {
  expect(problemsOf('```ts check="no"\n1\n```')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The fence says check="no".
      Say why the sample can't be checked, like check="none: needs a license"."
  `);
});
