import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { parseUrlPatterns } from './data.ts';

const URL = 'https://a.example/b';

/** Stable knows equal texts only; next knows the beginning of a URL. */
const matchers = {
  stable: (_base: string | undefined, url: string, glob: string) => url === glob,
  current: (_base: string | undefined, url: string, glob: string) => url.startsWith(glob),
};

const parse = (text: string) =>
  parseUrlPatterns({ path: 'data/url-patterns.yaml', text }, matchers);

const problemsOf = (text: string) => parse(text).problems.map(formatProblem).join('\n');

test('asks the matcher of each version, and takes the reason that fits', () => {
  const { patterns, problems } = parse(
    `- pattern: https://a\n  cases:\n    - { url: '${URL}', matches: M, misses: N }`,
  );

  expect(problems).toEqual([]);
  expect(patterns.stable[0]?.cases).toEqual([{ url: URL, matches: false, reason: 'N' }]);
  expect(patterns.current[0]?.cases).toEqual([{ url: URL, matches: true, reason: 'M' }]);
});

test('hands the base URL to the matcher', () => {
  const bases: (string | undefined)[] = [];
  const match = (base: string | undefined) => bases.push(base) > 0;
  const text = `- pattern: ./b\n  baseURL: https://a.example/\n  cases: [{ url: '${URL}', matches: M }]`;

  parseUrlPatterns({ path: '', text }, { stable: match, current: match });

  expect(new Set(bases)).toEqual(new Set(['https://a.example/']));
});

test('refuses an outcome without a reason, and a reason without an outcome', () => {
  const text = `- pattern: ${URL}\n  cases:\n    - url: ${URL}\n      misses: N`;

  expect(problemsOf(text)).toMatchInlineSnapshot(`
    "data/url-patterns.yaml:3
      The pattern "https://a.example/b" matches "https://a.example/b", but there is no reason for it.
      Add "matches: …".
    data/url-patterns.yaml:4
      The pattern "https://a.example/b" misses "https://a.example/b" in no version.
      Remove "misses"."
  `);
});

test('names the line of what is not valid', () => {
  expect(problemsOf(`- pattern: x\n  cases:\n    - url: nope`)).toMatchInlineSnapshot(`
    "data/url-patterns.yaml:3
      The field "[0].cases[0].url" is "nope".
      It must be a URL."
  `);
});
