import { expect, test } from 'vitest';
import { type TypeTree, parseType } from './parseType.ts';

const name = (text: string): TypeTree => ({ kind: 'name', name: text });

test.each<[string, TypeTree]>([
  ['[string]', name('string')],
  ['boolean', name('boolean')],
  ['[null]|[Response]', { kind: 'union', members: [name('null'), name('Response')] }],
  ['[Array]<[string]>', { kind: 'generic', name: 'Array', parameters: [name('string')] }],
  [
    '[Object]<[string], [string]|[float]>',
    {
      kind: 'generic',
      name: 'Object',
      parameters: [name('string'), { kind: 'union', members: [name('string'), name('float')] }],
    },
  ],
  ['[LoadState]<"load"|"commit">', { kind: 'enum', name: 'LoadState', values: ['load', 'commit'] }],
  ['[TestCaseType]<"test">', { kind: 'enum', name: 'TestCaseType', values: ['test'] }],
  ['["pipe"|"ignore"]', { kind: 'enum', name: undefined, values: ['pipe', 'ignore'] }],
  ['[float]|"raf"', { kind: 'union', members: [name('float'), { kind: 'literal', value: 'raf' }] }],
  ['[function]', { kind: 'function' }],
  [
    '[string]|[function]([URL]):[boolean]',
    {
      kind: 'union',
      members: [
        name('string'),
        { kind: 'function', parameters: [name('URL')], returns: name('boolean') },
      ],
    },
  ],
  [
    '[function]([Route]): [Promise<any>|any]',
    {
      kind: 'function',
      parameters: [name('Route')],
      returns: {
        kind: 'union',
        members: [{ kind: 'generic', name: 'Promise', parameters: [name('any')] }, name('any')],
      },
    },
  ],
  ['[JsonElement?]', { kind: 'union', members: [name('null'), name('JsonElement')] }],
  ['[Func<Task>]', { kind: 'generic', name: 'Func', parameters: [name('Task')] }],
])('reads %s', (text, tree) => {
  expect(parseType(text)).toEqual(tree);
});

test.each(['', '[string', '[Array]<[string]', '[string] [int]', '[string]&[int]'])(
  'shows "%s" as it is',
  (text) => {
    expect(parseType(text)).toEqual(name(text));
  },
);
