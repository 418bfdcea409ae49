import { expect, test } from 'vitest';
import type { ItemPair } from '../pairs.ts';
import { javaTypeDifference } from './types.ts';

const truth = { methods: {}, fields: { Cargo: ['Object files', 'String name'] }, enums: {} };

test.each([
  ['files', '[path]|[Array]<[path]>', 'Path | Path[]', undefined],
  ['files', '[path]', 'Path', 'Path → Object'],
  ['name', '[string]|[path]', 'String | Path', 'String | Path → String'],
])('compares the field %s of %s with its class', (key, type, shown, difference) => {
  // As far as a type needs it.
  const item = {
    expected: { position: 'field', key, type },
    rendered: { type: shown },
    parentType: 'Cargo',
  } as ItemPair;

  expect(javaTypeDifference(item, 'Lamp.drop', truth)).toBe(difference);
});
