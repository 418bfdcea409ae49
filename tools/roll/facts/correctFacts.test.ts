import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ApiFacts } from '../apiFacts.ts';
import { CORRECTIONS, correctFacts } from './correctFacts.ts';

const facts: ApiFacts = {
  classes: [
    {
      name: 'Lamp',
      langs: { only: ['js', 'python'] },
      members: [
        {
          kind: 'method',
          name: 'glow',
          returns: '[string]',
          args: [{ name: 'options', properties: [{ name: 'delay', type: '[float]' }] }],
        },
      ],
    },
  ],
};
const why = 'The package is so.';

test('gives a language the type that its package has, or takes a thing away from it', () => {
  const { classes } = correctFacts(facts, [
    { path: 'Lamp.glow', language: 'python', type: '[void]', why },
    { path: '*.glow.options.delay', language: 'python', type: 'nothing', why },
    { path: 'Lamp.glow', language: 'java', type: '[int]', why },
  ]);

  const [glow] = classes[0]!.members;
  expect(glow?.langs).toEqual({ types: { python: '[void]' } });
  expect(glow?.args?.[0]?.properties?.[0]?.langs).toEqual({ only: ['js'] });
});

test.each(['stable', 'current'])('has been applied to the facts of %s', (version) => {
  const stored = read(version);

  expect(JSON.stringify(correctFacts(stored))).toBe(JSON.stringify(stored));
});

test('knows of no path that is gone', () => {
  const everywhere = read('stable', (key, value) => (key === 'langs' ? undefined : value));

  const idle = CORRECTIONS.filter(
    (one) => JSON.stringify(correctFacts(everywhere, [one])) === JSON.stringify(everywhere),
  );

  expect(idle).toEqual([]);
});

/** Written by our own tools, so that the shape is known. */
function read(version: string, revive?: (key: string, value: unknown) => unknown): ApiFacts {
  return JSON.parse(readFileSync(`data/roll/${version}.json`, 'utf8'), revive) as ApiFacts;
}
