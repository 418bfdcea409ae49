import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SampleLinks } from '#model/sampleLinks.ts';
import type { Sample } from '../sample.ts';
import { sampleOf } from '../testing.ts';
import { compareLinks } from './linkFiles.ts';

const click = sampleOf('await page.click();');
const python = sampleOf('page.click()', { language: 'python' });
const CLICK = { 'Page.click': [11] };
const FILE = 'content/samples/links/seats.json';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'links-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const compare = (samples: Sample[], links: [Sample, SampleLinks][] = []) =>
  compareLinks(root, samples, new Map(links), () => true);

async function write(samples: Sample[], links: [Sample, SampleLinks][]): Promise<void> {
  (await compare(samples, links)).update();
}

test('accepts what it has written', async () => {
  await write([click], [[click, CLICK]]);

  const { problems } = await compare([click], [[click, CLICK]]);

  expect(problems).toEqual([]);
});

test.each([
  ['a sample without its entry', [click], { 'Page.click': [11] }, sampleOf('other()')],
  ['an entry with another member', [click], { 'Page.dblclick': [11] }, click],
  ['an entry at another place', [click], { 'Page.click': [6] }, click],
])('finds %s, and says how to repair it', async (_, samples, links, named) => {
  await write([named], [[named, links]]);

  const { problems } = await compare(samples, [[click, CLICK]]);

  expect(problems).toEqual([
    {
      file: FILE,
      line: 1,
      what: 'The links of samples are out of date.',
      fix: 'Run "npm run samples -- --all --update-links" and commit the file.',
    },
  ]);
});

test('finds and removes a file that no sample uses', async () => {
  await write([click], [[click, CLICK]]);

  const gone = await compare([]);
  gone.update();

  expect(gone.problems).toHaveLength(1);
  expect(existsSync(join(root, FILE))).toBe(false);
});

test('keeps entries of languages that were not checked', async () => {
  await write([click, python], [[python, { 'Page.click': [5] }]]);

  await write([click, python], [[click, CLICK]]);

  expect(
    readFileSync(join(root, FILE), 'utf8')
      .match(/"Page.click":\[\d+\]/g)
      ?.sort(),
  ).toEqual(['"Page.click":[11]', '"Page.click":[5]']);
});
