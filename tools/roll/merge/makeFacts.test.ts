import { expect, test } from 'vitest';
import type { ApiFacts } from '../apiFacts.ts';
import { readDeclarations } from '../declarations/readDeclarations.ts';
import { makeFacts } from './mergeDeclarations.ts';

const text = 'export interface Lamp { a(): void } export interface Test { b(): void }';
const { classes: declared } = readDeclarations([{ file: 'a.d.ts', text }], []);
const release = { declared, before: declared, since: 'v1.57' };
const previous: ApiFacts = {
  classes: [
    { name: 'Lamp', deprecated: true, members: [] },
    { name: 'Gone', members: [] },
    { name: 'Test', langs: { only: ['js'] }, members: [] },
  ],
};

test('takes described classes from the description, others from the declarations', () => {
  const description = [{ name: 'Lamp', since: 'v1.8', langs: {}, members: [] }];

  const { classes } = makeFacts(previous, release, description);

  expect(classes).toEqual([
    {
      name: 'Lamp',
      extends: null,
      since: 'v1.8',
      deprecated: true,
      // Declared, though the description does not know of it.
      members: [{ kind: 'method', name: 'a', since: 'v1.57', langs: { only: ['js'] } }],
    },
    {
      name: 'Test',
      langs: { only: ['js'] },
      members: [{ kind: 'method', name: 'b', since: 'v1.57' }],
    },
  ]);
});
