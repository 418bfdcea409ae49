import { beforeEach, expect, test } from 'vitest';
import type { Found } from '#search/core/searchState.ts';
import { createResultMemory } from './resultMemory.ts';

const found: Found<never> = {
  question: { query: 'click', version: 'stable' },
  items: [],
  count: 0,
  pages: 2,
  hasMore: false,
  source: 'local',
  elsewhere: [],
  isPartial: false,
};

beforeEach(() => history.replaceState({ scroll: 300 }, '', '/search?q=click'));

test('keeps results with the history entry and leaves the rest of its state alone', () => {
  createResultMemory(window, 'build nodejs').write(found);

  expect(createResultMemory(window, 'build nodejs').read(found.question)).toEqual(found);
  expect(history.state).toMatchObject({ scroll: 300 });
});

test.each([
  ['another question', 'build nodejs', { query: 'clicks', version: 'stable' }],
  ['another version', 'build nodejs', { query: 'click', version: 'current' }],
  ['another edition', 'build python', found.question],
  ['another build', 'other nodejs', found.question],
] as const)('has nothing for %s', (_, owner, question) => {
  createResultMemory(window, 'build nodejs').write(found);

  expect(createResultMemory(window, owner).read(question)).toBeUndefined();
});

test.each([null, 'text', { results: 1 }, { results: { owner: 'build nodejs' } }])(
  'has nothing in the state %j',
  (state) => {
    history.replaceState(state, '');

    expect(createResultMemory(window, 'build nodejs').read(found.question)).toBeUndefined();
  },
);

test('writes nothing into the entry of another page', () => {
  const memory = createResultMemory(window, 'build nodejs');
  history.pushState(null, '', '/docs/intro');

  memory.write(found);

  expect(history.state).toBeNull();
});
