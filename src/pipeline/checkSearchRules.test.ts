import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { checkSearchRules, type SearchRuleFiles } from './checkSearchRules.ts';

const file = (name: string) => {
  const path = `content/search/${name}.yaml`;
  return { path, text: readFileSync(path, 'utf8') };
};
const files = { words: file('words'), classes: file('classes'), weights: file('weights') };

/** The problems of the site's own rules after a change to one of the files. */
function problemsOf(name: keyof SearchRuleFiles, change: (text: string) => string): string[] {
  const changed = { ...files, [name]: { ...files[name], text: change(files[name].text) } };
  return checkSearchRules(changed).problems.map(formatProblem);
}

test('reads the rules of the site', () => {
  const { rules, problems } = checkSearchRules(files);

  expect(problems).toEqual([]);
  expect(Object.keys(rules?.words.synonyms ?? {}).length).toBeGreaterThan(200);
});

test('reports the line of a weight that is not a number', () => {
  expect(problemsOf('weights', (text) => text.replace('stem: 0.8', 'stem: much'))).toEqual([
    'content/search/weights.yaml:5\n  The field "words.stem" is "much".\n  It must be of type number.',
  ]);
});

test('names fields that are unknown or missing', () => {
  expect(problemsOf('weights', (text) => text.replace('stem: 0.8', 'stam: 0.8'))).toEqual([
    'content/search/weights.yaml:4\n  The field "words.stem" is missing.\n  Add it.',
    'content/search/weights.yaml:5\n  Unknown field "words.stam".\n  Did you mean "stem"? Remove it or fix its name.',
  ]);
});

test('reports both lines of a duplicate phrase', () => {
  const [problem] = problemsOf('words', (text) => `${text.trim()}\n  session: cookies, no\n`);
  const [twice] = problemsOf('words', (text) => `${text.trim()}\n  new thing, session: cookies\n`);

  expect(problem).toMatch(/words\.yaml:\d+\n {2}This is not valid YAML: Map keys must be unique/);
  expect(twice).toMatch(
    /words\.yaml:\d+\n {2}The phrase "session" is defined here and on line \d+\.\n {2}Remove one/,
  );
});

test('refuses patterns without a name', () => {
  const [problem] = problemsOf('classes', (text) => text.replaceAll('(?<name>', '('));

  expect(problem).toMatch(
    /classes\.yaml:\d+\n.*calls\[0\]\.pattern.*\n {2}It must be a regular expression with a group/,
  );
});
