import { expect, test } from 'vitest';
import { readTestFiles, selectTests, type TestFile } from './selectTests.ts';

const files: TestFile[] = [
  { kind: 'unit', path: 'src/model/path.test.ts', text: `test('joins parts', f);` },
  {
    kind: 'unit',
    path: 'src/model/sidebar.test.ts',
    text: "test.each(t)('serves %s at $path', f);",
  },
  {
    kind: 'browser',
    path: 'e2e/sidebar.spec.ts',
    text: 'test(`opens ${path} at ${width} px`, f);',
  },
];

test.each([
  ['everything without a name', [], [0, 1, 2], undefined],
  ['files of both kinds by a part of the path', ['sidebar'], [1, 2], undefined],
  ['one file by its path', ['e2e/sidebar.spec.ts'], [2], undefined],
  ['a test by its title', ['joins parts'], [0], 'joins parts'],
  ['a test by a part of its title', ['joins'], [0], 'joins'],
  ['a title without quotes around it', ['joins', 'parts'], [0], 'joins parts'],
  [
    'a title that comes from a table',
    ['serves the guide at /docs'],
    [1],
    'serves the guide at /docs',
  ],
  ['a title that comes from a template', ['opens / at 360 px'], [2], 'opens / at 360 px'],
  ['a title in one file', ['e2e/', 'opens / at 360 px'], [2], 'opens / at 360 px'],
  ['nothing for an unknown name', ['curtain'], [], 'curtain'],
] as const)('chooses %s', (_what, words, chosen, title) => {
  const selection = selectTests(files, words);

  expect(selection.files).toEqual(chosen.map((index) => files[index]));
  expect(selection.title).toBe(title);
});

test.each([
  ['tools/testing/selectTests.test.ts', 'unit'],
  ['e2e/files/wholeSite.test.ts', 'dist'],
  ['tools/samples/run/runSamples.compared.test.ts', 'compared'],
  ['packages/labs/equality/locators.compared.test.ts', 'compared'],
  ['e2e/navigation.spec.ts', 'browser'],
])('knows who runs %s', (path, kind) => {
  const file = readTestFiles(process.cwd()).find((one) => one.path === path);

  expect(file?.kind).toBe(kind);
});
