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

const boothPage = { text: 'Booth', url: '/docs/api/class-booth' };

test.each<[string, EditionId, VersionName, object]>([
  ['api/class-stage#stage-node-only', 'java', 'current', {}],
  ['api/class-stage#stage-raise-up-option-js-only', 'java', 'current', {}],
  ['api/class-booth#booth-close', 'java', 'current', {}],
  ['api/class-booth', 'java', 'current', { text: 'Booth' }],
  ['api/class-booth', 'nodejs', 'current', boothPage],
  ['api/class-booth', 'nodejs', 'stable', {}],
  ['lamps', 'python', 'current', { url: '/docs/lamps' }],
  ['lamps', 'java', 'current', {}],
  ['ropes', 'nodejs', 'current', { url: '/docs/ropes' }],
  ['ropes', 'nodejs', 'stable', {}],
  ['unwritten', 'nodejs', 'current', {}],
  // Comments know the headings of Node.js.
  ['lamps#red', 'nodejs', 'current', { url: '/docs/lamps#red' }],
  ['lamps#red', 'python', 'current', { url: '/docs/lamps' }],
])('leads from %s in %s %s only to what is there', (url, edition, version, expected) => {
  expect(target(url, edition, version)).toEqual(expected);
});
