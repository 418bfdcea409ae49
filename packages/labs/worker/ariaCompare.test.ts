import { expect, test } from 'vitest';
import { compareAria } from './ariaCompare.ts';

const TONIGHT = `- main:
  - navigation "Shows":
    - heading "Tonight" [level=3]
    - list:
      - listitem:
        - link "The Winter Fair":
          - /url: /shows/winter-fair
      - listitem: Paper Moons, sold out
  - button "Book seats"
  - text: 41 seats left`;

/** The result of each line, as `status differences text`. */
function lines(expectation: string): string[] {
  const comparison = compareAria({ expectation, snapshot: TONIGHT });
  if (comparison.type === 'error') throw new Error(comparison.error.message);
  return (comparison.lines ?? []).map(({ text, status, differences = [] }) =>
    [status ?? '', ...differences, text].join(' | '),
  );
}

test('matches parts, regular expressions and settings', () => {
  expect(
    lines(`# Comment
- navigation:
  - list:
    - listitem:
      - link /Winter/
    - listitem: /sold out$/
- text: /\\d+ seats left/`),
  ).toMatchInlineSnapshot(`
    [
      " | # Comment",
      "match | - navigation:",
      "match |   - list:",
      "match |     - listitem:",
      "match |       - link /Winter/",
      "match |     - listitem: /sold out$/",
      "match | - text: /\\d+ seats left/",
    ]
  `);
});

test('says what differs, is missing or extra', () => {
  expect(
    lines(`- navigation "Shows":
  - heading "Tomorrow" [level=2]
  - list:
    - /children: equal
    - listitem:
      - link "The Winter Fair":
        - /url: /shows/hamlet
  - img "Poster"`),
  ).toMatchInlineSnapshot(`
    [
      "match | - navigation "Shows":",
      "differs | name | level |   - heading "Tomorrow" [level=2]",
      "match |   - list:",
      "differs | /children |     - /children: equal",
      "match |     - listitem:",
      "match |       - link "The Winter Fair":",
      "differs | /url |         - /url: /shows/hamlet",
      "extra |     - listitem: Paper Moons, sold out",
      "missing |   - img "Poster"",
    ]
  `);
});

test.each([
  ['- heading [size=3]', 1, 17, 'Unsupported attribute [size]:'],
  ['- list:\n  - link /a', 2, 12, 'Unterminated regex:'],
  ['- list:\n  - listitem\n - listitem', 3, 2, 'All sequence items must start at'],
  ['- list:\n  - /children: some', 2, 16, 'Strict value should be "contain"'],
  ['list', 1, 1, 'Aria snapshot must be a YAML sequence'],
])('points at the mistake in %j', (expectation, line, col, message) => {
  expect(compareAria({ expectation, snapshot: TONIGHT })).toEqual({
    type: 'error',
    error: { place: { line, col }, message: expect.stringContaining(message) as string },
  });
});

test.each([
  ['too long', '- listitem: Seat\n'.repeat(1000)],
  [
    'too deep',
    Array.from({ length: 3000 }, (_, depth) => `${' '.repeat(depth)}- group:`).join('\n'),
  ],
])('leaves the explanation out if the page is %s', (_, snapshot) => {
  const expectation = '- listitem: Seat\n'.repeat(1000);

  const compared = compareAria({ expectation, snapshot });

  expect(compared).toMatchObject({ type: 'lines', template: { role: 'fragment' } });
  expect(compared).not.toHaveProperty('lines');
});
