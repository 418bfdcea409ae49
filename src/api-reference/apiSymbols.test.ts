import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import type { ApiClass, ApiMember } from '#roll/apiFacts.ts';
import { apiSymbols } from './apiSymbols.ts';
import { testVersion } from '#roll/testVersion.ts';

function symbols(members: ApiMember[], edition: EditionId = 'nodejs', fields = {}) {
  const owner: ApiClass = { name: 'Stage', members, ...fields };
  const api = { stable: testVersion([owner]), current: testVersion([]) };
  return apiSymbols(api, testSite, { edition, version: 'stable' });
}

const names = (...args: Parameters<typeof symbols>) => symbols(...args).map(({ name }) => name);

const raise: ApiMember = {
  kind: 'method',
  name: 'raiseUp',
  async: true,
  args: [
    { name: 'maxHeight', type: '[int]', required: true },
    {
      name: 'options',
      properties: [
        { name: 'rope', type: '[Object]', properties: [{ name: 'length', type: '[int]' }] },
        { name: 'pulley', type: '[string]', langs: { only: ['java'] } },
      ],
    },
  ],
};

test('lists classes, members and their options with URLs', () => {
  const page = '/docs/api/class-stage';
  const listed = symbols([raise]).map(({ name, aliases, kind, path }) => [
    name,
    aliases,
    kind,
    path,
  ]);

  expect(listed).toEqual([
    ['Stage', [], 'class', page],
    ['Stage.raiseUp', [], 'method', `${page}#stage-raise-up`],
    ['Stage.raiseUp.maxHeight', [], 'option', `${page}#stage-raise-up-option-max-height`],
    ['Stage.raiseUp.rope', [], 'option', `${page}#stage-raise-up-option-rope`],
  ]);
});

test.each<[EditionId, string[]]>([
  ['python', ['Stage.raise_up', 'Stage.raise_up.max_height', 'Stage.raise_up.rope']],
  ['java', ['Stage.raiseUp', 'Stage.raiseUp.maxHeight', 'Stage.raiseUp.setRope']],
  ['dotnet', ['Stage.RaiseUpAsync', 'Stage.RaiseUpAsync.maxHeight', 'Stage.RaiseUpAsync.Rope']],
])('spells names as %s does', (edition, expected) => {
  expect(names([raise], edition)).toEqual(expect.arrayContaining(expected));
});

test('leaves out what the edition lacks', () => {
  expect(names([raise], 'java')).toContain('Stage.raiseUp.setPulley');
  expect(names([{ kind: 'method', name: 'sink', langs: { only: ['java'] } }])).toEqual(['Stage']);
  expect(names([raise], 'python', { langs: { only: ['js'] } })).toEqual([]);
});

test('adds names of other editions, but for spellings of the same one', () => {
  const aliases = { java: 'lift', python: 'set_raise_up', csharp: 'GetRaiseUp' };
  const member: ApiMember = { kind: 'method', name: 'raiseUp', async: true, langs: { aliases } };

  expect(symbols([member])[1]?.aliases).toEqual(['lift']);
  expect(symbols([member], 'java')[1]).toMatchObject({
    name: 'Stage.lift',
    aliases: ['raiseUp'],
    path: '/java/docs/api/class-stage#stage-raise-up',
  });
});

test('keeps names that are nothing but a prefix or a suffix', () => {
  const get: ApiMember = { kind: 'method', name: 'get', async: true };

  expect(symbols([get], 'dotnet')[1]).toMatchObject({ name: 'Stage.GetAsync', aliases: [] });
});

test('adds the names of options in other editions', () => {
  const langs = { aliases: { java: 'ropeSize' } };
  const member: ApiMember = { kind: 'method', name: 'raise', args: [{ name: 'size', langs }] };

  expect(symbols([member])[2]).toMatchObject({ name: 'Stage.raise.size', aliases: ['ropeSize'] });
});

test('knows properties and events, and the listeners of Java', () => {
  const members: ApiMember[] = [
    { kind: 'event', name: 'opened' },
    { kind: 'method', name: 'title', returns: '[string]' },
  ];

  const kinds = symbols(members, 'python').map(({ kind }) => kind);

  expect(kinds).toEqual(['class', 'event', 'property']);
  expect(symbols(members, 'java')[1]).toMatchObject({
    name: 'Stage.onOpened',
    aliases: ['opened'],
    path: '/java/docs/api/class-stage#stage-event-opened',
  });
});

test('lists overloads once and calls by the name of their object', () => {
  const members: ApiMember[] = [
    { kind: 'method', name: 'play' },
    { kind: 'method', name: 'play#1', alias: 'play', overload: 1 },
    { kind: 'method', name: '(call)' },
  ];

  expect(names(members)).toEqual(['Stage', 'Stage.play', 'stage']);
});

test('calls a class as its language does, and finds it by the name that others have', () => {
  const [symbol] = symbols([], 'dotnet', { name: 'TimeoutError' });

  expect(symbol).toMatchObject({ name: 'TimeoutException', aliases: ['TimeoutError'] });
});
