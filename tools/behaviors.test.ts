import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `docs/behaviors.md` held against the tests and comments that refer to it by name. */

const NAMES = '[a-z][a-z\\d]*(?:-[a-z\\d]+)+(?:, [a-z][a-z\\d]*(?:-[a-z\\d]+)+)*';
/** At the end of a test's title, as in: closes on Escape (search-closes). */
const IN_TITLE = new RegExp(` \\((${NAMES})\\)['"\`]`, 'g');
/** In a comment or a document: `behavior search-closes`. */
const IN_COMMENT = new RegExp(`\\b[Bb]ehaviors? (${NAMES})`, 'g');

const document = readFileSync('docs/behaviors.md', 'utf8');
const behaviors = [...document.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name);
const files = ['src', 'tools', 'e2e', 'packages', 'decisions', '.'].flatMap(filesIn);
const tests = files.filter((file) => /\.(?:test\.tsx?|spec\.ts)$/.test(file));
const titles = tests.flatMap((file) => referencesIn(file, IN_TITLE));

test('gives each behavior one short name of several words', () => {
  expect(behaviors.filter((name) => !/^[a-z\d]+(?:-[a-z\d]+)+$/.test(name))).toEqual([]);
  expect(behaviors.filter((name) => name.length > 30)).toEqual([]);
  expect(new Set(behaviors).size).toBe(behaviors.length);
});

test('has a test for every behavior', () => {
  const tested = new Set(titles.map(({ name }) => name));

  expect(behaviors.filter((name) => !tested.has(name))).toEqual([]);
});

test('gives browser tests titles of at most ten words', () => {
  const long = tests
    .filter((file) => file.startsWith('e2e/') && file.endsWith('.spec.ts'))
    .flatMap((file) => titlesIn(file).filter((title) => title.split(' ').length > 10));

  expect(long).toEqual([]);
});

test('refers only to behaviors that are described', () => {
  const comments = files.flatMap((file) => referencesIn(file, IN_COMMENT));
  const unknown = [...titles, ...comments].filter(({ name }) => !behaviors.includes(name));

  expect(unknown).toEqual([]);
});

/** Refers to items of a list that is not in the repository, which nobody can look up. */
test('refers to behaviors by name, not by number', () => {
  const numbered = /\bbehaviou?rs? \d|\bspec §| \(\d{1,3}(?:, \d{1,3})*\)['"`],\s/;
  const found = files.filter((file) => numbered.test(readFileSync(file, 'utf8')));

  expect(found).toEqual([]);
});

/** The titles in a file of browser tests, without the names of behaviors. */
function titlesIn(file: string): string[] {
  const calls = readFileSync(file, 'utf8').matchAll(/\btest\(\s*(['"`])(.+?)\1,/g);
  const names = new RegExp(` \\(${NAMES}\\)$`);
  return [...calls].map(([, , title = '']) =>
    title.replaceAll(/\$\{[^}]*\}/g, '…').replace(names, ''),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: folder !== '.', withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|md)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

function referencesIn(file: string, pattern: RegExp): { file: string; name: string }[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => ({ file, name })),
  );
}
