import { expect, test } from 'vitest';
import { strangeTypes } from './strangeTypes.ts';

const DECLARATIONS = [
  'interface LaunchOptions { signal?: AbortSignal; url: URLPattern }',
  'type URLPattern = typeof globalThis extends { URLPattern: infer T } ? T : never;',
];

/** Shapes that releases after 1.56 have brought. */
test.each([
  ['[string]|[Object]<[string], [string]|[number]>', []],
  ['[never]', []],
  ['[URLPattern]|[AbortSignal]', []],
  ['[Promise]<[Array]<[Object]>>', []],
  ['[Lamp]', []],
  ['[LaunchOptions]', ['"LaunchOptions" is neither a built-in type nor a class.']],
  ['[null]|[strnig]', ['"strnig" is neither a built-in type nor a class.']],
  ['[string]&[int]', ['"[string]&[int]" cannot be read. It has a character that no type has.']],
])('judges %s', (returns, whys) => {
  const member = { kind: 'method' as const, name: 'glow', returns };
  const found = strangeTypes({ classes: [{ name: 'Lamp', members: [member] }] }, DECLARATIONS);

  expect(found).toEqual(whys.map((why) => ({ place: 'Lamp.glow', why })));
});
