import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { documentedRelease } from '#build/read/installedPackages.ts';
import { createNewNames, findingsIn, withFiles } from './compiled.ts';
import { JAVA } from './java/javaChecker.ts';
import { PYTHON } from './python/pythonChecker.ts';
import { sampleOf } from './testing.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'facts-'));
  const frame = { name: 'Frame', members: [{ spelled: 'description' }] };
  const locator = (...members: object[]) => [{ name: 'Locator', members }, frame];
  for (const [language, steps] of [
    ['python', { name: 'dragSteps', spelled: 'drag_steps' }],
    ['java', { name: 'dragSteps', spelled: 'setDragSteps' }],
  ] as const) {
    write(`stable/${language}`, locator({ spelled: 'click', args: [{ name: 'button' }] }));
    const click = { spelled: 'click', options: [steps] };
    write(`current/${language}`, locator(click, { spelled: 'description' }));
  }
});

afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, classes: unknown[]): void {
  const file = join(root, 'data/api', `${path}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(classes));
}

const onlyNext = sampleOf('seat.click()', { versions: ['current'] });

test.each([
  ['python', 'Cannot access attribute "description" for class "Locator"'],
  ['python', 'No parameter named "drag_steps"'],
  ['java', 'cannot find symbol; symbol: method setDragSteps(int)'],
] as const)('forgives in %s: %s', (language, message) => {
  const isNew = createNewNames(root, language);

  expect(isNew({ sample: onlyNext, line: 1, message })).toBe(true);
});

test.each([
  ['what is unknown to both versions', onlyNext, 'Cannot access attribute "clik"'],
  ['a new name on another class', onlyNext, 'attribute "description" for class "Page"'],
  [
    'a new name in a sample of both versions',
    sampleOf(''),
    'Cannot access attribute "description" for class "Locator"',
  ],
])('does not forgive %s', (_, sample, message) => {
  const isNew = createNewNames(root, 'python');

  expect(isNew({ sample, line: 1, message })).toBe(false);
});

test('keeps the files only as long as they are needed', async () => {
  const files = [{ path: 'deep/down/sample.py', text: 'pass\n' }];
  let folder = '';

  const text = await withFiles(tmpdir(), files, (made) => {
    folder = made;
    return Promise.resolve(readFileSync(join(made, 'deep/down/sample.py'), 'utf8'));
  });

  expect(text).toBe('pass\n');
  expect(existsSync(folder)).toBe(false);
});

test.each([
  ['counts lines from the first one of the sample', 6, 2],
  ['moves what is before the sample to its first line', 2, 1],
  ['moves what is behind the sample to its last line', 9, 3],
])('%s', (_, line, expected) => {
  const sample = sampleOf('a\nb\nc');
  const placed = [{ sample, path: 'sample.py', text: '', linesBefore: 4 }];

  const findings = findingsIn(placed, [{ path: 'sample.py', line, message: 'wrong' }]);

  expect(findings).toEqual([{ sample, line: expected, message: 'wrong' }]);
});

test('throws on a message about one of its own files', () => {
  const messages = [{ path: 'ambient.py', line: 3, message: 'wrong' }];

  expect(() => findingsIn([], messages)).toThrow(
    'ambient.py:3 is not a sample and does not compile: wrong',
  );
});

/** `1.56` of `1.56.1`: other languages number their patches themselves. */
const minor = (release: string | undefined) => release?.split('.').slice(0, 2).join('.');

test('checks Python and Java against packages of the minor release that stable documents', () => {
  const [, python] = /^playwright==(.+)$/m.exec(readFileSync(PYTHON.packages, 'utf8')) ?? [];
  const [, java] =
    /<groupId>com\.microsoft\.playwright<\/groupId>\s*<artifactId>playwright<\/artifactId>\s*<version>(.+)<\/version>/.exec(
      readFileSync(JAVA.packages, 'utf8'),
    ) ?? [];

  const stable = minor(documentedRelease('stable'));
  expect({ python: minor(python), java: minor(java) }).toEqual({ python: stable, java: stable });
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  [JAVA, 'javac 11 or newer was not found: install a Java development kit.'],
  [PYTHON, 'python3 was not found: install Python 3.9 or newer with its venv module.'],
])('says what to install where a tool of $name is missing', async ({ missing }, sentence) => {
  vi.stubEnv('PATH', '/nowhere');

  expect(await missing(process.cwd())).toBe(sentence);
});
