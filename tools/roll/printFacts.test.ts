import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ApiFacts } from '#api-reference/apiFacts.ts';
import { printFacts } from './printFacts.ts';

test('writes fields in one order, whatever order they were made in', () => {
  const facts: ApiFacts = {
    classes: [
      {
        members: [
          {
            args: [{ langs: { types: {}, only: ['js'] }, type: '[string]', name: 'url' }],
            returns: '[Page]',
            name: 'goto',
            kind: 'method',
          },
        ],
        name: 'Page',
      },
    ],
  };

  expect(printFacts(facts)).toBe(
    '{"classes":[{"name":"Page","members":[{"kind":"method","name":"goto","returns":"[Page]",' +
      '"args":[{"name":"url","type":"[string]","langs":{"only":["js"],"types":{}}}]}]}]}',
  );
});

test.each(['stable', 'current'])('writes the facts of %s as they are', (name) => {
  const text = readFileSync(`data/api/${name}.json`, 'utf8');

  // Compared by hand: a difference of one line with 400,000 characters is unreadable.
  expect(printFacts(JSON.parse(text) as ApiFacts) === text).toBe(true);
});
