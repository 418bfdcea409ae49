import { expect, test } from 'vitest';
import type { NewerFacts } from '#model/newer.ts';
import { testVersion } from '#roll/testVersion.ts';
import { myReleaseFacts } from './myReleaseFacts.ts';

const api = {
  ...testVersion([
    {
      name: 'Hall',
      since: 'v1.8',
      members: [
        { kind: 'method', name: 'dim', since: 'v1.50' },
        {
          kind: 'method',
          name: 'light',
          args: [{ name: 'hue', type: '[string]', since: 'v1.49' }],
        },
      ],
    },
  ]),
  release: '1.56.1',
};
const versions = { stable: api, current: { ...api, release: '1.57.0-alpha-1' } };
const added = { Hall: { added: [['hall-late', 'hall.late()']] } } as const;
const newer = {
  latest: { nodejs: '1.58.2' },
  changes: { nodejs: {}, python: { '1.57': added, '1.58': {} }, java: {}, dotnet: {} },
} as unknown as NewerFacts;

test('dates what came with a release, and lists what came later (my-release-older, my-release-newer)', () => {
  expect(myReleaseFacts(versions, newer, { edition: 'python', version: 'stable' })).toEqual({
    documented: '1.56',
    newest: '1.58',
    newestHere: undefined,
    since: { 'hall-dim': '1.50', 'hall-light-option-hue': '1.49' },
    changes: { '1.57': { 'class-hall': added.Hall }, '1.58': {} },
  });
});

test('leaves out what a newer version describes itself (my-release-newer)', () => {
  const { changes } = myReleaseFacts(versions, newer, { edition: 'python', version: 'current' });

  expect(Object.keys(changes)).toEqual(['1.58']);
});
