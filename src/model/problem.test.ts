import { expect, test } from 'vitest';
import { formatProblems } from './problem.ts';

test('shows each problem once, sorted by file and line, with a count', () => {
  const problem = { file: 'b.md', line: 10, what: 'Something is wrong.', fix: 'Fix it.' };

  const text = formatProblems([
    problem,
    { ...problem, line: 9 },
    { ...problem, file: 'a.md' },
    problem,
  ]);

  expect(text).toMatchInlineSnapshot(`
    "a.md:10
      Something is wrong.
      Fix it.
    b.md:9
      Something is wrong.
      Fix it.
    b.md:10
      Something is wrong.
      Fix it.
    3 problems. The site was not built."
  `);
});
