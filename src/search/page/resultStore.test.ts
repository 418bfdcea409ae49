import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchClient, SearchRequest } from '#model/search.ts';
import { makeAnswer, makeHit } from '#search/testing.ts';
import type { Found, Question } from './pageResults.ts';
import { resultItem } from './resultItem.ts';
import { createResultStore } from './resultStore.ts';

/** A client whose answers the test gives, in any order. */
function fakeClient() {
  const asked: (SearchRequest & {
    answer: (answer: SearchAnswer) => void;
    fail: () => void;
  })[] = [];
  let update = (): void => undefined;
  const client: SearchClient = {
    search: (request) =>
      new Promise((resolve, reject) => {
        asked.push({ ...request, answer: resolve, fail: () => reject(new Error('offline')) });
      }),
    warmUp: () => undefined,
    onUpdate: (listener) => {
      update = listener;
      return () => undefined;
    },
  };
  return { client, asked, update: () => update() };
}

const about = (query: string): Question => ({ query, version: 'stable' });
const page = (ids: string[], more: Partial<SearchAnswer> = {}) =>
  makeAnswer(
    ids.map((id) => makeHit(id)),
    more,
  );

function setUp() {
  const fake = fakeClient();
  const written: Found[] = [];
  const store = createResultStore({
    client: fake.client,
    edition: 'python',
    toItem: (hit) => resultItem(hit, { baseUrl: '/', search: {} }),
    memory: {
      read: (question) => written.findLast((found) => found.question.query === question.query),
      write: (found) => written.push(found),
    },
  });
  const shown = () => {
    const state = store.getState();
    return state.status === 'found' ? state.found.items.map(({ id }) => id) : state.status;
  };
  return { ...fake, store, written, shown };
}

/** Lets answers that have been given arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks the first question at once, for 15 results of the edition and version (102)', () => {
  const { store, asked } = setUp();

  store.ask(about('click'));

  expect(asked).toMatchObject([
    {
      query: 'click',
      scope: { edition: 'python', version: 'stable' },
      page: 0,
      hitsPerPage: 15,
      purpose: 'page',
    },
  ]);
  expect(store.getState().status).toBe('searching');
});

test('waits for a pause of 300 ms after later changes (102)', async () => {
  const { store, asked } = setUp();
  store.ask(about('c'));

  store.ask(about('cl'));
  await vi.advanceTimersByTimeAsync(299);
  store.ask(about('cli'));
  await vi.advanceTimersByTimeAsync(299);
  expect(asked.map(({ query }) => query)).toEqual(['c']);
  await vi.advanceTimersByTimeAsync(1);

  expect(asked.map(({ query }) => query)).toEqual(['c', 'cli']);
});

test('searches again for another version (101)', async () => {
  const { store, asked } = setUp();
  store.ask(about('click'));

  store.ask({ query: 'click', version: 'current' });
  await vi.advanceTimersByTimeAsync(300);

  expect(asked.at(-1)?.scope.version).toBe('current');
});

test('drops the answer to an older question (102)', async () => {
  const { store, asked, shown } = setUp();
  store.ask(about('old'));
  store.ask(about('new'));
  await vi.advanceTimersByTimeAsync(300);

  asked[1]?.answer(page(['new']));
  await settle();
  asked[0]?.answer(page(['old']));
  await settle();

  expect(shown()).toEqual(['new']);
});

test('keeps older results on screen while it searches (102)', async () => {
  const { store, asked } = setUp();
  store.ask(about('a'));
  asked[0]?.answer(page(['first']));
  await settle();

  store.ask(about('ab'));
  store.ask(about('abc'));

  expect(store.getState()).toMatchObject({
    status: 'searching',
    older: { items: [{ id: 'first' }] },
  });
});

test('shows the start for an empty query without asking anybody (101)', async () => {
  const { store, asked, shown } = setUp();
  store.ask(about('click'));

  store.ask(about(' '));
  asked[0]?.answer(page(['late']));
  await vi.advanceTimersByTimeAsync(300);

  expect(shown()).toBe('start');
  expect(asked).toHaveLength(1);
});

test('appends page after page and repeats no result (102)', async () => {
  const { store, asked, shown } = setUp();
  store.ask(about('click'));
  asked[0]?.answer(page(['a', 'b'], { nbHits: 4, nbPages: 2 }));
  await settle();

  store.more();
  store.more();
  asked[1]?.answer(page(['b', 'c'], { nbHits: 4, nbPages: 2, page: 1 }));
  await settle();
  store.more();

  expect(asked.map((request) => request.page)).toEqual([0, 1]);
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(store.getState()).toMatchObject({ found: { count: 4, hasMore: false } });
});

test('keeps what it has when the next page fails, and tries again (102)', async () => {
  const { store, asked, shown } = setUp();
  store.ask(about('click'));
  asked[0]?.answer(page(['a'], { nbPages: 2 }));
  await settle();

  store.more();
  asked[1]?.fail();
  await settle();
  expect(store.getState()).toMatchObject({ status: 'found', more: 'failed' });
  store.more();
  asked[2]?.answer(page(['b'], { nbPages: 2 }));
  await settle();

  expect(shown()).toEqual(['a', 'b']);
});

test('says that nobody could answer, and asks again on retry (102)', async () => {
  const { store, asked, shown } = setUp();
  store.ask(about('click'));
  asked[0]?.fail();
  await settle();
  expect(shown()).toBe('failed');

  store.retry();
  expect(shown()).toBe('searching');
  asked[1]?.answer(page(['a']));
  await settle();

  expect(shown()).toEqual(['a']);
});

test('asks for all pages once more when the texts have arrived', async () => {
  const { store, asked, shown, update } = setUp();
  store.ask(about('click'));
  asked[0]?.answer(page(['name'], { isPartial: true, nbPages: 2 }));
  await settle();
  store.more();
  asked[1]?.answer(page(['other'], { nbPages: 2 }));
  await settle();

  update();
  expect(shown()).toEqual(['name', 'other']);
  expect(asked.slice(2).map((request) => request.page)).toEqual([0, 1]);
  asked[2]?.answer(page(['name', 'text']));
  asked[3]?.answer(page(['other']));
  await settle();
  update();

  expect(shown()).toEqual(['name', 'text', 'other']);
  expect(asked).toHaveLength(4);
});

test('completes kept results that lack the texts', async () => {
  const { store, asked, shown } = setUp();
  store.ask(about('a'));
  asked[0]?.answer(page(['name'], { isPartial: true }));
  await settle();
  store.ask(about(''));

  store.ask(about('a'));
  expect(shown()).toEqual(['name']);
  asked[1]?.answer(page(['name', 'text']));
  await settle();

  expect(shown()).toEqual(['name', 'text']);
});

test('shows kept results at once, without asking', async () => {
  const { store, asked, shown } = setUp();
  store.ask(about('a'));
  asked[0]?.answer(page(['first']));
  await settle();
  store.ask(about('ab'));

  store.ask(about('a'));
  await vi.advanceTimersByTimeAsync(300);

  expect(shown()).toEqual(['first']);
  expect(asked).toHaveLength(1);
});

test('shows nothing after it was disposed of', async () => {
  const { store, asked, shown } = setUp();
  store.ask(about('click'));

  store.dispose();
  asked[0]?.answer(page(['late']));
  await settle();

  expect(shown()).toBe('searching');
});
