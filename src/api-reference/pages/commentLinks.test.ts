import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
import type { ApiClass } from '#roll/apiFacts.ts';
import { testGuide } from '#api-reference/testing.ts';
import { testVersion } from '#roll/testVersion.ts';
import { createCommentLinks } from './commentLinks.ts';

const stage: ApiClass = {
  name: 'Stage',
  members: [
    {
      kind: 'method',
      name: 'raiseUp',
      async: true,
      langs: { aliases: { java: 'hoist' } },
      args: [
        { name: 'ropeLength', type: '[int]' },
        {
          name: 'options',
          properties: [
            { name: 'lightColor', type: '[Object]', properties: [{ name: 'redPart' }] },
            { name: 'jsOnly', langs: { only: ['js'] } },
          ],
        },
      ],
    },
    { kind: 'event', name: 'curtainUp' },
    { kind: 'method', name: 'nodeOnly', langs: { only: ['js'] } },
  ],
};
const booth: ApiClass = {
  name: 'Booth',
  langs: { only: ['js'] },
  members: [{ kind: 'method', name: 'close' }],
};

const linksOf = createCommentLinks({
  api: { current: testVersion([stage, booth]), stable: testVersion([stage]) },
  guides: [
    testGuide('lamps', ['nodejs', 'python'], ['current', 'stable']),
    testGuide('ropes', ['nodejs'], ['current']),
  ],
});

function target(url: string, edition: EditionId, version: VersionName = 'current') {
  return linksOf({ edition, version })(url);
}

test.each([
  ['nodejs', 'stage.raiseUp()'],
  ['python', 'stage.raise_up()'],
  ['java', 'Stage.hoist()'],
  ['dotnet', 'Stage.RaiseUpAsync()'],
] as const)('leads to a member in %s by its name there', (edition, text) => {
  expect(target('api/class-stage#stage-raise-up', edition)).toEqual({
    text,
    url: '/docs/api/class-stage#stage-raise-up',
  });
});

test('leads to classes, events, arguments, options and options in options', () => {
  const found = [
    '',
    '#stage-event-curtain-up',
    '#stage-raise-up-option-rope-length',
    '#stage-raise-up-option-light-color',
    '#stage-raise-up-option-light-color-red-part',
  ].map((hash) => target(`api/class-stage${hash}`, 'python'));

  expect(found.map(({ text }) => text)).toEqual([
    'Stage',
    'stage.on("curtainup")',
    'rope_length',
    'light_color',
    'redPart',
  ]);
  expect(found.at(-1)?.url).toBe(
    '/docs/api/class-stage#stage-raise-up-option-light-color-red-part',
  );
});

test('leads nowhere for what an edition lacks', () => {
  expect(target('api/class-stage#stage-node-only', 'java')).toEqual({});
  expect(target('api/class-stage#stage-raise-up-option-js-only', 'java')).toEqual({});
  expect(target('api/class-booth#booth-close', 'java')).toEqual({});
  expect(target('api/class-booth', 'java')).toEqual({ text: 'Booth' });
  expect(target('api/class-booth', 'nodejs')).toEqual({
    text: 'Booth',
    url: '/docs/api/class-booth',
  });
});

test('looks in the version of the page', () => {
  expect(target('api/class-booth', 'nodejs', 'stable')).toEqual({});
});

test('leads to guides that the edition and version have', () => {
  expect(target('lamps', 'python')).toEqual({ url: '/docs/lamps' });
  expect(target('lamps', 'java')).toEqual({});
  expect(target('ropes', 'nodejs')).toEqual({ url: '/docs/ropes' });
  expect(target('ropes', 'nodejs', 'stable')).toEqual({});
  expect(target('unwritten', 'nodejs')).toEqual({});
});

test('keeps the heading of a guide in Node.js, whose headings comments know', () => {
  expect(target('lamps#red', 'nodejs')).toEqual({ url: '/docs/lamps#red' });
  expect(target('lamps#red', 'python')).toEqual({ url: '/docs/lamps' });
});
