import { beforeEach, expect, test } from 'vitest';
import type { Found } from '#search/core/searchState.ts';
import { makeResponse } from '#search/testing.ts';
import { createResultMemory } from './resultMemory.ts';

const question = { query: 'click', version: 'stable' } as const;
const found: Found = { ...makeResponse([]), hits: [], question, pages: 2 };

beforeEach(() => history.replaceState({ scroll: 300 }, '', '/search?q=click'));

test('keeps results with the history entry and leaves the rest of its state alone', () => {
  createResultMemory(window, 'build nodejs').write(found);

  expect(createResultMemory(window, 'build nodejs').read(question)).toEqual(found);
  expect(history.state).toMatchObject({ scroll: 300 });
});

test.each([
  ['another question', 'build nodejs', { query: 'clicks', version: 'stable' }],
  ['another version', 'build nodejs', { query: 'click', version: 'current' }],
  ['another edition', 'build python', question],
  ['another build', 'other nodejs', question],
] as const)('has nothing for %s', (_, owner, question) => {
  createResultMemory(window, 'build nodejs').write(found);

  expect(createResultMemory(window, owner).read(question)).toBeUndefined();
});

test.each([null, 'text', { results: 1 }, { results: { owner: 'build nodejs' } }])(
  'has nothing in the state %j',
  (state) => {
    history.replaceState(state, '');

    expect(createResultMemory(window, 'build nodejs').read(question)).toBeUndefined();
  },
);

test('writes nothing into the entry of another page', () => {
  const memory = createResultMemory(window, 'build nodejs');
  history.pushState(null, '', '/docs/intro');

  memory.write(found);

  expect(history.state).toBeNull();
});
