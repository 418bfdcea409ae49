import { expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchClient } from '#model/search.ts';
import { makeAnswer, makeHit } from '#search/testing.ts';
import { resultItem } from './resultItem.ts';
import { createSuggestionStore } from './suggestionStore.ts';

const recents = ['Locators', 'Page', 'Frames', 'Trace', 'Codegen', 'Videos'].map((id) =>
  makeHit(id),
);

function setUp(client?: Pick<SearchClient, 'search'>) {
  const store = createSuggestionStore({
    client: client && { warmUp: () => undefined, ...client },
    edition: 'nodejs',
    recents: () => recents,
    toItem: (hit) => resultItem(hit, { baseUrl: '/', search: {} }),
  });
  return { ...store, shown: () => store.getState().map(({ id }) => id) };
}

const about = (query: string) => ({ query, version: 'stable' as const });

test('suggests what was looked up before, five at most', () => {
  const { suggest, shown } = setUp();

  suggest(about(' '));

  expect(shown()).toEqual(['Locators', 'Page', 'Frames', 'Trace', 'Codegen']);
});

test('suggests the best hits for what is typed', async () => {
  const search = vi.fn<SearchClient['search']>(() =>
    Promise.resolve(makeAnswer([makeHit('goto')])),
  );
  const { suggest, shown } = setUp({ search });

  suggest(about('go'));

  await vi.waitFor(() => expect(shown()).toEqual(['goto']));
  expect(search.mock.calls[0]?.[0]).toMatchObject({ query: 'go', page: 0, hitsPerPage: 5 });
});

test('asks no service for each key: then what was looked up before is all there is', () => {
  const { suggest, shown } = setUp();

  suggest(about('a'));

  expect(shown()).toEqual(['Locators', 'Page', 'Frames', 'Trace']);
});

test('drops late suggestions, and has none when nobody answers', async () => {
  const answers: ((answer: SearchAnswer) => void)[] = [];
  const search = () =>
    new Promise<SearchAnswer>((resolve, reject) => {
      if (answers.length > 1) reject(new Error('offline'));
      else answers.push(resolve);
    });
  const { suggest, shown } = setUp({ search });

  suggest(about('o'));
  suggest(about('ol'));
  answers[1]?.(makeAnswer([makeHit('new')]));
  await vi.waitFor(() => expect(shown()).toEqual(['new']));
  answers[0]?.(makeAnswer([makeHit('old')]));
  // Callbacks of an answer run before whatever waits for the next task.
  await new Promise(setImmediate);
  expect(shown()).toEqual(['new']);
  suggest(about('oli'));

  await vi.waitFor(() => expect(shown()).toEqual([]));
});
