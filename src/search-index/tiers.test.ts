import { expect, test } from 'vitest';
import { joinTiers } from './openIndex.ts';
import { makeSymbolTier, readSymbolTier, type SymbolTier } from './symbolTier.ts';
import { smallInput } from './testing.ts';
import { makeTextTier, readTextTier, type TextTier } from './textTier.ts';

const input = smallInput();
const symbolTier = JSON.parse(makeSymbolTier(input, '/texts.json')) as SymbolTier;
const textTier = JSON.parse(makeTextTier(input)) as TextTier;

test('keeps every symbol with its path, kind and aliases', () => {
  const places = readSymbolTier(symbolTier);

  for (const { name, kind, path, aliases } of input.symbols) {
    const place = places.find((one) => one.path === path && one.kind === kind);
    expect(place?.name, name).toBe(name.split('.').at(-1));
    expect(place?.aliases, name).toEqual(aliases);
  }
});

test('writes an anchor only where the rule does not give it', () => {
  const [, , members] = symbolTier.classes[0] ?? [];

  expect(members).toEqual([
    ['navigate', 'd', 'waitUntil', 'goto', 'page-goto'],
    ['getByRole'],
    ['click'],
    ['url', 'p'],
    ['popup', 'e'],
  ]);
});

test('gives members the hierarchy of their headings', () => {
  const popup = readSymbolTier(symbolTier).find(({ name }) => name === 'popup');

  expect(Object.values(popup?.hierarchy ?? {}).join('/')).toBe('API/Page/Events/page.popup///');
});

test('keeps headings with their texts, and writes a repeated text once', () => {
  const places = readTextTier(textTier);

  expect(places.map(({ path, texts }) => [path, ...texts])).toEqual([
    ['/docs/intro', 'One command is enough.'],
    ['/docs/running-tests'],
    ['/docs/running-tests#headed-mode', 'It opens a window.'],
    ['/docs/api/class-page', 'A tab of the browser.'],
    ['/docs/api/class-page#methods'],
    ['/docs/api/class-page#page-goto', 'Visits a URL.'],
    ['/docs/api/class-locator', 'A tab of the browser.'],
  ]);
  expect(JSON.stringify(textTier).match(/A tab of the browser/g)).toHaveLength(1);
});

test('finds a heading by its anchors, old ones too', () => {
  const heading = readTextTier(textTier).find(({ path }) => path.endsWith('#headed-mode'));

  expect(heading?.keywords).toEqual(['headed-mode', 'shown-by-a-window']);
});

test('joins names and texts of one place', () => {
  const places = joinTiers(readSymbolTier(symbolTier), readTextTier(textTier));
  const [page, ...others] = places.filter(({ path }) => path === '/docs/api/class-page');

  expect(page).toMatchObject({ kind: 'class', texts: ['A tab of the browser.'] });
  expect(others).toEqual([]);
});
