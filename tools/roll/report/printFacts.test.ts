import { expect, test } from 'vitest';
import type { ApiFacts } from '../apiFacts.ts';
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
    [
      '{"classes":[',
      '{"name":"Page","members":[',
      '{"kind":"method","name":"goto","returns":"[Page]",' +
        '"args":[{"name":"url","type":"[string]","langs":{"only":["js"],"types":{}}}]}',
      ']}',
      ']}',
      '',
    ].join('\n'),
  );
});
