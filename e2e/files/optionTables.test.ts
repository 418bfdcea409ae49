import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readData } from '../../tools/readData.ts';
import { declaredOptions, type OptionFacts } from './declaredOptions.ts';

/** By file of the package that sets them, and by id. */
const DEFAULTS = readData(
  'e2e/files/optionDefaults.yaml',
  z.record(
    z.string(),
    z.record(z.string(), z.strictObject({ default: z.string(), code: z.string() })),
  ),
);
const setDefaults = Object.entries(DEFAULTS).flatMap(([file, options]) =>
  Object.entries(options).map(([id, { default: value, code }]) => ({ file, id, value, code })),
);

/** On which guide the tables have an option; those that the tables leave to other pages are undefined. */
function homeOf({ id }: OptionFacts, all: ReadonlyMap<string, OptionFacts>): string | undefined {
  const [owner = '', member = '', ...path] = id.split('.');
  switch (owner) {
    case 'TestConfig':
      return member === 'webServer' && path.length > 0 ? 'test-webserver' : 'test-configuration';
    case 'TestProject':
      // The rest is as for the whole configuration, and the guide only lists the names.
      return !all.has(`TestConfig.${member}`) || id === 'TestProject.workers'
        ? 'test-configuration'
        : undefined;
    default:
      return path.length === 0 && !UNDOCUMENTED.includes(id) ? 'test-use-options' : undefined;
  }
}

/** What the framework's own reference leaves out. */
const UNDOCUMENTED = ['TestOptions.defaultBrowserType'];

/** Guides whose tables repeat what another one has. */
const REPEATING = 'test-timeouts';

/** Objects of other methods, which their own pages describe. */
const ELSEWHERE = ['TestOptions.contextOptions', 'TestOptions.launchOptions'];

/** A row of a table `Option | Type | Default | …`, as the Markdown of the page has it. */
interface Row {
  page: string;
  /** `class-testconfig#test-config-timeout`. */
  place: string;
  types: string[];
  default: string;
  text: string;
}

describe.each([
  { name: 'playwright-stable', docs: 'dist/docs' },
  { name: 'playwright-next', docs: 'dist/docs/next' },
])('the tables of options of $docs', ({ name, docs }) => {
  const folder = `node_modules/${name}`;
  const declared = declaredOptions(folder);
  const byId = new Map(declared.map((option) => [option.id, option]));
  const byPlace = new Map(declared.map((option) => [option.place, option]));
  const homes = declared.map((option) => [option.id, homeOf(option, byId)] as const);
  const pages = new Set(homes.flatMap(([, home]) => home ?? []));
  const rows = [...pages, REPEATING].flatMap((page) => readRows(docs, page));

  test('have every option once, and nothing else', () => {
    const wanted = homes.flatMap(([id, home]) => (home === undefined ? [] : [`${home}: ${id}`]));
    const found = rows
      .filter(({ page }) => page !== REPEATING)
      .map(({ page, place }) => `${page}: ${byPlace.get(place)?.id ?? place}`);

    expect(found.sort()).toEqual(wanted.sort());
  });

  test('have every timeout in the guide about them', () => {
    const wanted = homes.filter(([id, home]) => home !== undefined && /timeout$/i.test(id));
    const found = rows.filter(({ page }) => page === REPEATING);

    expect(found.map(({ place }) => byPlace.get(place)?.id ?? place).sort()).toEqual(
      wanted.map(([id]) => id).sort(),
    );
  });

  test('state the declared types', () => {
    const types = rows.map(({ page, place, types }) => [page, place, ...types]);

    expect(types).toEqual(
      rows.map(({ page, place }) => [page, place, ...(byPlace.get(place)?.types ?? ['unknown'])]),
    );
  });

  test('state the defaults of the comments, or of the code where they have none', () => {
    const expectedDefault = (place: string) => {
      const option = byPlace.get(place);
      return option && (setDefaults.find(({ id }) => id === option.id)?.value ?? option.default);
    };

    expect(rows.map((row) => [row.page, row.place, plain(row.default)])).toEqual(
      rows.map(({ page, place }) => [page, place, plain(expectedDefault(place) ?? 'not listed')]),
    );
  });

  test('name the properties of each object that have no separate row', () => {
    const missing = rows.flatMap(({ place, text }) => {
      const option = byPlace.get(place);
      if (!option || ELSEWHERE.includes(option.id)) return [];
      return option.properties
        .filter((property) => homeOf(byId.get(`${option.id}.${property}`)!, byId) === undefined)
        .filter((property) => !text.includes(`\`${property}\``))
        .map((property) => `${option.id}: ${property}`);
    });

    expect(missing).toEqual([]);
  });

  test('are followed by the names of what a project can set as well', () => {
    const text = readPage(docs, 'test-configuration');
    const [, sentence = ''] = /^A project can override (.*)$/m.exec(text) ?? [];
    const shared = declared
      .filter(({ id }) => /^TestProject\.\w+$/.test(id))
      .map(({ id }) => id.replace('TestProject.', ''))
      .filter((member) => byId.has(`TestConfig.${member}`));

    expect(codesIn(sentence).sort()).toEqual(shared.sort());
  });

  test('have defaults that the code sets', () => {
    const gone = setDefaults
      .filter(({ id }) => byId.has(id))
      .filter(({ file, code }) => !readFileSync(join(folder, file), 'utf8').includes(code))
      .map(({ id, file }) => `${id}: ${file}`);

    expect(gone).toEqual([]);
  });
});

function readPage(docs: string, page: string): string {
  const file = `${docs}/${page}.md`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readRows(docs: string, page: string): Row[] {
  const tables = readPage(docs, page).matchAll(/^\| Option .*\n\|[-| :]+\|\n((?:\|.*\n)+)/gm);
  return [...tables]
    .flatMap(([, body = '']) => body.trim().split('\n'))
    .map((line) => {
      const [option = '', types = '', fallback = '', ...rest] = line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      const [, place = option] = /\]\([^)]*\/(class-[^)]*)\)/.exec(option) ?? [];
      return { page, place, types: codesIn(types), default: fallback, text: rest.join('|') };
    });
}

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** Without quotes and marks of code: comments and tables use them differently. */
function plain(text: string): string {
  return text.replace(/[`'"\\]/g, '');
}
