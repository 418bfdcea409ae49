import { expect, test } from 'vitest';
import { apiAdditions } from './apiAdditions.ts';
import type { ApiClass } from '#roll/apiFacts.ts';
import { testVersion } from '#roll/testVersion.ts';

const classes: ApiClass[] = [
  {
    name: 'Stage',
    since: 'v1.8',
    members: [
      {
        kind: 'method',
        name: 'open',
        since: 'v1.8',
        args: [
          { name: 'title', since: 'v1.8' },
          {
            name: 'options',
            since: 'v1.8',
            properties: [
              { name: 'timeout', since: 'v1.8' },
              { name: 'lights', since: '1.46' },
              { name: 'sound', since: 'v1.46', langs: { only: ['js'] } },
            ],
          },
        ],
      },
      { kind: 'event', name: 'close', since: 'v1.9' },
      { kind: 'method', name: 'seat#1', since: 'v1.9', langs: { only: ['python'] } },
      { kind: 'method', name: 'seat#2', since: 'v1.9', langs: { only: ['python'] } },
    ],
  },
  {
    name: 'Hall',
    since: 'v1.9',
    members: [{ kind: 'method', name: 'enter', since: 'v1.9' }],
  },
];

const version = testVersion(classes);
const { stable } = apiAdditions({ current: version, stable: version });

test('names classes, members and options by the release that brought them', () => {
  expect(stable.nodejs).toEqual({
    '1.46': [{ name: 'Stage.open', options: ['Stage.open.lights', 'Stage.open.sound'] }],
    '1.9': [
      { name: 'Stage#close', options: [] },
      { name: 'Hall', options: [] },
    ],
  });
});

test('lists for each edition what it has, overloads once', () => {
  expect(stable.python).toEqual({
    '1.46': [{ name: 'Stage.open', options: ['Stage.open.lights'] }],
    '1.9': [
      { name: 'Stage#close', options: [] },
      { name: 'Stage.seat', options: [] },
      { name: 'Hall', options: [] },
    ],
  });
});
