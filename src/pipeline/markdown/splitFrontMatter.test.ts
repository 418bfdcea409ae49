import { expect, test } from 'vitest';
import { createReport } from '#tree/report.ts';
import { checkReadable } from './splitFrontMatter.ts';

function check(text: string) {
  const { report, problems } = createReport('a.md');
  const isReadable = checkReadable(text, report);
  expect(isReadable).toBe(problems.length === 0);
  return problems.map(({ line, what, fix }) => `${line}: ${what} ${fix}`);
}

test('reads what people write', () => {
  expect(
    check(`Text — “quoted” 😀\tand\n\n> - a\n${' '.repeat(80)}x\n::::::note\n1. 2) 3`),
  ).toEqual([]);
});

test('names every line that nobody has written', () => {
  const lines = [
    'ok',
    'a\u0000',
    'caf\ufffd',
    'x'.repeat(10_001),
    '> '.repeat(21),
    'ok',
    ':'.repeat(21),
  ];

  expect(check(lines.join('\n'))).toMatchInlineSnapshot(`
    [
      "2: The line has a character that nobody can read (U+0000). Save the file as UTF-8, and remove the character.",
      "3: The line has a character that nobody can read (U+FFFD). Save the file as UTF-8, and remove the character.",
      "4: The line has 10,001 characters. Break it into paragraphs; at most 10,000 are read.",
      "5: The line is nested too deeply. Write it in fewer lists, quotes and directives, at most 20.",
      "7: The line is nested too deeply. Write it in fewer lists, quotes and directives, at most 20.",
    ]
  `);
});

test.each([
  '- '.repeat(30) + 'x',
  '1. '.repeat(30) + 'x',
  `${' '.repeat(101)}- x`,
  '>'.repeat(5000),
])('refuses %j', (line) => {
  expect(check(line)[0]).toContain('1: The line is nested too deeply.');
});
