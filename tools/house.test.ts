import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { TAB_GROUPS, tabChoices } from '#model/tabGroups.ts';
import { ROOMS, roomsOf } from '#rooms.mjs';

/** What the project says of itself, held against what it is. */

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);

test('has a line in the table of rooms for each folder of src', () => {
  const folders = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  expect(Object.keys(ROOMS).sort()).toEqual(folders.sort());
});

test.each([
  ['build', 'tsconfig.node.json', ['src/build']],
  ['browser', 'tsconfig.browser.json', []],
] as const)(
  'checks the types of the %s side without globals of the other',
  (side, file, others) => {
    const read = ts.readConfigFile(file, (path) => readFileSync(path, 'utf8'));
    const { include } = read.config as { include: string[] };
    // Features are listed by halves; what joins the sides has all globals.
    const isWhole = (room: string) =>
      room !== 'src/features' && !others.some((one) => one === room);

    expect(include).toEqual(expect.arrayContaining(roomsOf(side).filter(isWhole)));
  },
);

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'NOTICE'])(
  'names only paths that exist in %s',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const paths =
      text.match(/\b(?:src|content|data|tools|packages|decisions|e2e|docs)\/[\w./-]*\w/g) ?? [];
    const examples = /<|old-name|locators|docs\/intro|content\/docs\/$/;

    const missing = paths.filter((path) => !examples.test(path) && !existsSync(path));

    expect(missing).toEqual([]);
  },
);

test('has a readme of at most 20 lines in every room', () => {
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());

  for (const { name } of rooms) {
    const lines = readFileSync(`src/${name}/README.md`, 'utf8').trim().split('\n');
    expect(lines.length, name).toBeLessThanOrEqual(20);
  }
});

test('changes layout at two widths only (width-breakpoints)', () => {
  const widths = files
    .filter((file) => file.endsWith('.css'))
    .flatMap(
      (file) =>
        readFileSync(file, 'utf8').match(/\(width[^)]*\)|\((?:min|max)-width[^)]*\)/g) ?? [],
    );

  expect([...new Set(widths)].filter((width) => !/^\(width <= (996|768)px\)$/.test(width))).toEqual(
    [],
  );
});

/** `:has()` with its argument, which may hold two levels of parentheses, and what follows it in its selector. */
const HAS = /:has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)([^,{]*)/g;

test('styles others by the children and neighbors of an element only, never by all that is in it', () => {
  const selectors = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(HAS)].map(([has, inside = '', after = '']) => ({
        ...{ file, has, inside },
        isFar: /^[^\s]*\s*[>~+\s]\s*[\w.#&:[*]/.test(after),
      })),
    );

  expect(selectors.length).toBeGreaterThan(30);
  // Chromium would style the whole page again for each element that a script adds.
  expect(selectors.filter(({ isFar, inside }) => isFar && !/^[>+]/.test(inside))).toEqual([]);
});

test('shows the remembered tab of every group before scripts run', () => {
  const css = readFileSync('src/features/tabs/tabs.css', 'utf8');
  const rules = [...css.matchAll(/html\[data-tab-([\w-]+)='([\w-]+)'\]/g)].map(
    ([, group, value]) => `${group} ${value}`,
  );

  const expected = TAB_GROUPS.flatMap(({ id, values }) =>
    Object.keys(values)
      .slice(1)
      // A fallback needs a rule of its own.
      .flatMap((value) => tabChoices(id, value).map(() => `${id} ${value}`)),
  );

  // Once to hide the other panels, and once to show its own.
  expect(rules).toEqual([...expected, ...expected]);
});

test('gives a reason for every dependency, in decisions/0005-what-may-ship.md', () => {
  const table = readFileSync('decisions/0005-what-may-ship.md', 'utf8').matchAll(
    /^\| (\S.*?) *\|/gm,
  );
  const explained = [...table].flatMap(([, names = '']) => names.split(', '));
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
  const { dependencies, devDependencies, overrides } = wanted;

  const all = Object.keys({ ...dependencies, ...devDependencies, ...overrides });

  expect(explained.filter((name) => !/^(Library|-+)$/.test(name)).sort()).toEqual(all.sort());
});

test('keeps source files short', () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

  const long = sources.filter((file) => readFileSync(file, 'utf8').split('\n').length > 300);

  expect(long).toEqual([]);
});

test('leaves it to vitest.config.ts which tests have a DOM', () => {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));

  const own = tests.filter((file) => readFileSync(file, 'utf8').includes('@vitest-environment'));

  expect(own).toEqual([]);
});

test('keeps the words of the framework out of search', () => {
  const sources = files.filter(
    (file) => /^src\/search(-index)?\/.*\.(tsx?|css)$/.test(file) && !/\.test\.|\/test/.test(file),
  );

  const words = /locator|playwright|selenium|cypress|browserContext|assertThat/i;

  expect(sources.length).toBeGreaterThan(30);
  expect(sources.filter((file) => words.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('gives every component style sheet a unique name, because its classes contain it', () => {
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file));

  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** The most lines and files of each room, without tests. Who needs more says why in the commit. */
const BUDGETS: Record<string, [lines: number, files: number]> = {
  demo: [3805, 34],
  'packages/bench': [982, 15],
  'packages/brand': [83, 3],
  'packages/csharp-compiler': [451, 7],
  'packages/labs': [9877, 77],
  'packages/screenshots': [2768, 33],
  'src/api-reference': [2833, 25],
  'src/build': [3747, 51],
  'src/features': [7834, 106],
  'src/model': [1521, 34],
  'src/pipeline': [3565, 41],
  'src/prose': [666, 11],
  'src/runtime': [2350, 58],
  'src/search': [3696, 31],
  'src/search-index': [1885, 16],
  'src/shell': [5334, 67],
  'src/tree': [543, 12],
  'src/ui': [523, 8],
  'tools/compare': [87, 2],
  'tools/fuzz': [213, 4],
  'tools/host': [181, 4],
  'tools/paste': [1336, 15],
  'tools/releases': [48, 1],
  'tools/relevance': [126, 2],
  'tools/roll': [5775, 56],
  'tools/samples': [5564, 62],
  'tools/search-upload': [209, 4],
  'tools/stagehand': [188, 5],
  'tools/testing': [478, 9],
};

test.each([
  'demo',
  ...['packages', 'src', 'tools'].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  ),
])('keeps %s within its budget of lines and files', (room) => {
  const [lines, count] = BUDGETS[room] ?? [0, 0];
  const texts = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|css|py|cs|java)$/.test(name))
    .filter((name) => !/\.test\.|fixtures?[\\/]|__pycache__|node_modules/.test(name))
    .map((name) => readFileSync(`${room}/${name}`, 'utf8'));
  const linesOf = (text: string) => text.split('\n').length - Number(text.endsWith('\n'));

  expect(texts.length).toBeLessThanOrEqual(count);
  expect(texts.reduce((sum, text) => sum + linesOf(text), 0)).toBeLessThanOrEqual(lines);
});
