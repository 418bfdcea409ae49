import { expect, test, vi } from 'vitest';
import type { SearchAnswer } from '#model/search.ts';
import { createStorage } from '#runtime/storage.ts';
import { createStoredSearches } from '#search/stored/createStoredSearches.ts';
import { makeAnswer, makeHit } from '#search/testing.ts';
import { createQuestions } from './createQuestions.ts';
import {
  activeItem,
  createSearchState,
  groupsIn,
  isCurrent,
  shownIn,
} from './createSearchState.ts';

/** A state whose answers the test gives by hand. */
function openState() {
  const asked: { query: string; answer: (answer: SearchAnswer) => void; fail: () => void }[] = [];
  const search = vi.fn(
    ({ query }: { query: string }) =>
      new Promise<SearchAnswer>((answer, reject) => {
        asked.push({ query, answer, fail: () => reject(new Error('offline')) });
      }),
  );
  const questions = createQuestions({
    client: { search },
    scope: { edition: 'nodejs', version: 'stable' },
    snippetWords: 10,
  });
  const state = createSearchState({
    site: { baseUrl: '/', search: {} },
    questions,
    stored: createStoredSearches({
      storage: createStorage(window),
      indexName: 'playwright',
      isDisabled: false,
    }),
    initialQuery: '',
    onFollow: vi.fn(),
    onOpenBeside: vi.fn(),
  });
  const type = (query: string) => {
    state.box.setQuery(query);
    return state.box.refresh();
  };
  const shown = () =>
    groupsIn(state.getState()).flatMap(({ items }) => items.map(({ hit }) => hit.objectID));
  return { state, asked, questions, type, shown };
}

test('asks a query once, also while its answer is on its way (87)', async () => {
  const { asked, type } = openState();

  const first = type('ab');
  const second = type('ab');
  asked[0]?.answer(makeAnswer([makeHit('x')]));
  await first;
  await second;
  await type('ab');

  expect(asked.map(({ query }) => query)).toEqual(['ab']);
});

test('asks nobody about nothing, and somebody about a space (87)', async () => {
  const { state, asked, type } = openState();

  await type('');
  expect(asked).toEqual([]);
  expect(shownIn(state.getState())).toEqual({ screen: 'start', query: '' });
  void type(' ');
  await Promise.resolve();

  expect(asked.map(({ query }) => query)).toEqual([' ']);
});

test('never shows an older answer in place of a newer one (87)', async () => {
  const { asked, type, shown } = openState();

  const older = type('a');
  const newer = type('ab');
  asked[1]?.answer(makeAnswer([makeHit('new')]));
  await newer;
  asked[0]?.answer(makeAnswer([makeHit('old')]));
  await older;

  expect(shown()).toEqual(['new']);
});

test('keeps the screen until the next answer is there (88)', async () => {
  const { state, asked, type } = openState();
  await type('');

  const loading = type('a');
  await Promise.resolve();
  expect(state.getState().status).toBe('loading');
  expect(shownIn(state.getState())).toEqual({ screen: 'start', query: '' });
  asked[0]?.answer(makeAnswer([]));
  await loading;

  expect(shownIn(state.getState())).toMatchObject({ screen: 'noResults', query: 'a' });
});

test('suggests the sections of the answer with most of them (94)', async () => {
  const { state, asked, type } = openState();
  const sections = (...titles: string[]) =>
    makeAnswer(titles.map((lvl0) => makeHit(lvl0, { lvl0 })));
  const answers = [sections('Guides', 'API', 'Community', 'Home'), sections('API'), sections()];

  for (const [at, answer] of answers.entries()) {
    const typed = type(`q${at}`);
    await vi.waitFor(() => expect(asked).toHaveLength(at + 1));
    asked[at]?.answer(answer);
    await typed;
  }

  expect(shownIn(state.getState())).toMatchObject({ suggestions: ['Guides', 'API', 'Community'] });
});

test('shows that nobody answered, and tries again (95)', async () => {
  const { state, asked, type, shown } = openState();

  const failing = type('a');
  asked[0]?.fail();
  await failing;
  expect(shownIn(state.getState())).toEqual({ screen: 'error', query: 'a' });
  const again = type('a');
  asked[1]?.answer(makeAnswer([makeHit('x')]));
  await again;

  expect(shown()).toEqual(['x']);
});

test('completes a partial answer around the active option', async () => {
  const { state, asked, questions, type, shown } = openState();
  const partial = type('go');
  asked[0]?.answer(makeAnswer([makeHit('a'), makeHit('b')], { isPartial: true }));
  await partial;
  state.box.setActiveItemId(1);

  questions.forget();
  const renewed = state.renew();
  asked[1]?.answer(makeAnswer([makeHit('new'), makeHit('a'), makeHit('b')]));
  await renewed;

  expect(shown()).toEqual(['new', 'a', 'b']);
  expect(activeItem(state.getState())?.hit.objectID).toBe('b');
});

test('makes the best hit active as long as the reader has not moved (91)', async () => {
  const { state, asked, questions, type } = openState();
  const partial = type('go');
  asked[0]?.answer(makeAnswer([makeHit('a')], { isPartial: true }));
  await partial;

  questions.forget();
  const renewed = state.renew();
  asked[1]?.answer(makeAnswer([makeHit('best'), makeHit('a')]));
  await renewed;

  expect(activeItem(state.getState())?.hit.objectID).toBe('best');
});

test('leaves complete answers and newer queries alone', async () => {
  const { state, asked, questions, type, shown } = openState();
  const partial = type('go');
  asked[0]?.answer(makeAnswer([makeHit('a')], { isPartial: true }));
  await partial;

  questions.forget();
  const renewed = state.renew();
  const typed = type('got');
  asked[2]?.answer(makeAnswer([makeHit('got')]));
  await typed;
  asked[1]?.answer(makeAnswer([makeHit('late')]));
  await renewed;
  await state.renew();

  expect(shown()).toEqual(['got']);
  expect(asked).toHaveLength(3);
});

test('leads to paths of the site (103)', async () => {
  const { state, asked, type } = openState();

  const typed = type('a');
  asked[0]?.answer(makeAnswer([makeHit('input')]));
  await typed;

  expect(activeItem(state.getState())).toMatchObject({
    href: '/docs/input',
    hit: { url: '/docs/input' },
  });
});

/** Types a query whose results come first, and then a longer one. */
async function typeOn(state: ReturnType<typeof openState>) {
  const { type, asked } = state;
  const older = type('get');
  asked[0]?.answer(makeAnswer([makeHit('older')]));
  await older;
  return type('getByRole');
}

test('knows whether the options are those of what is typed (91)', async () => {
  const opened = openState();
  const { state, asked } = opened;

  const typing = typeOn(opened);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(isCurrent(state.getState())).toBe(false);
  asked[1]?.answer(makeAnswer([makeHit('newer')]));
  await typing;

  expect(isCurrent(state.getState())).toBe(true);
});

test('chooses once, when the results of what is typed are there (91)', async () => {
  const opened = openState();
  const { state, asked } = opened;
  const choose = vi.fn();
  const typing = typeOn(opened);
  await vi.waitFor(() => expect(asked).toHaveLength(2));

  state.chooseWhenCurrent(choose);
  state.chooseWhenCurrent(choose);
  expect(choose).not.toHaveBeenCalled();
  asked[1]?.answer(makeAnswer([makeHit('newer'), makeHit('other')]));
  await typing;

  const hit = expect.objectContaining({ objectID: 'newer' }) as unknown;
  expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ hit }));
});

test.each<[string, (opened: ReturnType<typeof openState>) => Promise<void>]>([
  [
    'the reader types on',
    async ({ type, asked }) => {
      const typing = type('getByRole(');
      asked[2]?.answer(makeAnswer([makeHit('newest')]));
      await typing;
    },
  ],
  [
    'nothing is found',
    ({ asked }) => {
      asked[1]?.answer(makeAnswer([]));
      return Promise.resolve();
    },
  ],
  [
    'the search fails',
    ({ asked }) => {
      asked[1]?.fail();
      return Promise.resolve();
    },
  ],
  [
    'the dialog is closed',
    ({ state, asked }) => {
      state.dispose();
      asked[1]?.answer(makeAnswer([makeHit('newer')]));
      return Promise.resolve();
    },
  ],
])('chooses nothing when %s (91)', async (_what, go) => {
  const opened = openState();
  const { state, asked, type } = opened;
  const choose = vi.fn();
  const typing = typeOn(opened);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  state.chooseWhenCurrent(choose);

  await go(opened);
  asked[1]?.answer(makeAnswer([makeHit('newer')]));
  await typing;
  await type('');

  expect(choose).not.toHaveBeenCalled();
});
