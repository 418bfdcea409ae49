import { expect, test } from 'vitest';
import type { PageMeta } from '#model/page.ts';
import type { PageSection } from '#model/search.ts';
import { contentTexts, isInScope, makeRecords } from './makeRecords.ts';
import { hierarchyOf } from './place.ts';

const same = { path: '', match: 'same' } as const;
const guide: PageMeta = {
  path: '/python/docs/seats',
  kind: 'doc',
  title: 'Seats',
  description: '',
  edition: 'python',
  version: 'stable',
  doc: { plugin: 'default', id: 'seats' },
  breadcrumbs: [{ label: 'Getting Started' }, { label: 'Inner' }, { label: 'Seats' }],
  editions: { nodejs: same, python: same, java: same, dotnet: same },
  versions: { current: same, stable: same },
};
const sections: PageSection[] = [
  { id: '', level: 1, title: 'Seats', texts: ['Sit down.'] },
  { id: 'rows', level: 2, title: 'Rows', texts: [] },
  { id: 'left', level: 3, title: 'Left', texts: ['Turn left.'] },
  { id: 'boxes', level: 2, title: 'Boxes', texts: [] },
];
const site = { title: 'Docs', url: 'https://docs.example', baseUrl: '/sub/', editions: [] };

function records(change: Partial<PageMeta> = {}) {
  return makeRecords(site, { meta: { ...guide, ...change }, sections });
}

test('has a record for the page, each heading and each text', () => {
  expect(records().map(({ type, objectID }) => `${type} ${objectID}`)).toEqual([
    'lvl1 /python/docs/seats',
    'content /python/docs/seats:0',
    'lvl2 /python/docs/seats#rows',
    'lvl3 /python/docs/seats#left',
    'content /python/docs/seats#left:0',
    'lvl2 /python/docs/seats#boxes',
  ]);
});

test('gives each the titles above it', () => {
  const titles = records().map(({ hierarchy }) => Object.values(hierarchy).filter(Boolean).join());

  expect(titles).toEqual([
    'Getting Started,Seats',
    'Getting Started,Seats',
    'Getting Started,Seats,Rows',
    'Getting Started,Seats,Rows,Left',
    'Getting Started,Seats,Rows,Left',
    'Getting Started,Seats,Boxes',
  ]);
  expect(Object.keys(records()[0]!.hierarchy)).toHaveLength(7);
});

test('has the fields of the hosted service', () => {
  expect(records()[4]).toEqual({
    objectID: '/python/docs/seats#left:0',
    type: 'content',
    hierarchy: hierarchyOf(['Getting Started', 'Seats', 'Rows', 'Left']),
    content: 'Turn left.',
    url: 'https://docs.example/sub/python/docs/seats#left',
    language: 'en',
    docusaurus_tag: 'docs-default-stable',
    parent: '/python/docs/seats',
  });
  expect(records()[0]).not.toHaveProperty('parent');
});

test.each<[string, string, Partial<PageMeta>]>([
  ['Guides', 'docs-default-stable', { breadcrumbs: [{ label: 'Seats' }] }],
  ['Guides', 'docs-default-stable', { breadcrumbs: [] }],
  ['API', 'docs-default-stable', { doc: { plugin: 'default', id: 'api/class-seat' } }],
  ['API', 'docs-default-stable', { doc: { plugin: 'default', id: 'api' } }],
  ['Community', 'docs-community-current', { doc: { plugin: 'community', id: 'welcome' } }],
  ['Home', 'default', { kind: 'home', doc: undefined, breadcrumbs: [] }],
])('counts a page among %s with the tag %s', (section, tag, change) => {
  const [page] = records(change);

  expect(page).toMatchObject({ hierarchy: { lvl0: section }, docusaurus_tag: tag });
});

test.each<[boolean, string, Partial<PageMeta>]>([
  [true, 'its own guides', {}],
  [false, 'those of the other version', { version: 'current' }],
  [false, 'those of another edition', { edition: 'java' }],
  [true, 'the home page', { kind: 'home', version: 'current', doc: undefined }],
  [true, 'the community', { version: 'current', doc: { plugin: 'community', id: 'welcome' } }],
  [false, 'unlisted pages', { isUnlisted: true }],
  [false, 'not-found pages', { kind: 'notFound', doc: undefined }],
  [false, 'the search page', { kind: 'search', doc: undefined }],
])('returns %s for %s', (expected, _name, change) => {
  const scope = { edition: 'python', version: 'stable' } as const;

  expect(isInScope({ ...guide, ...change }, scope)).toBe(expected);
});

const sentence = (letter: string, length: number) => `${letter.repeat(length - 1)}.`;

const [a, b, c] = [sentence('a', 250), sentence('b', 250), sentence('c', 250)];
const [long, other] = ['a'.repeat(400), 'b'.repeat(400)];

test.each([
  ['keeps paragraphs as they are', [a, b], [a, b]],
  [
    'joins short texts as sentences',
    ['Look | --headed', 'Pause:', 'timeout, url'],
    ['Look | --headed. Pause: timeout, url'],
  ],
  ['splits long texts after a sentence', [`${a} ${b} ${c}`], [`${a} ${b}`, c]],
  ['splits a long sentence between words', [`${long} ${other}`], [long, other]],
  ['splits a long word anywhere', ['x'.repeat(700)], ['x'.repeat(600), 'x'.repeat(100)]],
])('%s', (_, texts, pieces) => {
  expect(contentTexts(texts)).toEqual(pieces);
});

test('joins no more than a paragraph', () => {
  const rows = Array.from({ length: 20 }, () => sentence('r', 70));

  expect(contentTexts(rows).map(({ length }) => length)).toEqual([567, 567, 283]);
});
