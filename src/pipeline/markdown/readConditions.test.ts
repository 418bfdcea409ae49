import { expect, test } from 'vitest';
import { problemsOf } from './testing.ts';

test('asks for an edition or a version', () => {
  expect(problemsOf(':::only\nA\n:::\n\n:::only{edition=""}\nB\n:::')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      ":::only" has neither an edition nor a version.
      Write it like ":::only{edition="python java"}" or ":::only{version="next"}".
    content/docs/seats.md:9
      ":::only" has an empty attribute "edition".
      Write it like ":::only{edition="python java"}" or ":::only{version="next"}"."
  `);
});

test('reports unknown words and attributes', () => {
  const body = ':::only{edition="python jvaa" version="latest" editon="java"}\nA\n:::';

  expect(problemsOf(body)).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      ":::only" has an unknown attribute "editon".
      Did you mean "edition"? Write it like ":::only{edition="python java"}" or ":::only{version="next"}".
    content/docs/seats.md:5
      There is no edition "jvaa".
      Did you mean "java"? The editions are nodejs, python, java and dotnet.
    content/docs/seats.md:5
      There is no version "latest".
      The versions are next and stable."
  `);
});
