import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchResponse, SearchClient, SearchHit, SearchRequest } from '#model/search.ts';
import { makeResponse, makeHit } from '#search/testing.ts';
import { type SearchOptions, createSearch } from './createSearch.ts';
import { type Found, type Question, activeIn, optionsIn, shownIn } from './searchState.ts';

/** A client whose responses the test gives, in any order. */
function fakeClient() {
  const asked: (SearchRequest & {
    respond: (response: SearchResponse) => void;
    fail: () => void;
  })[] = [];
  let update = (): void => undefined;
  const client: SearchClient = {
    search: (request) =>
      new Promise((resolve, reject) => {
        asked.push({ ...request, respond: resolve, fail: () => reject(new Error('offline')) });
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
const page = (ids: string[], more: Partial<SearchResponse> = {}) =>
  makeResponse(
    ids.map((id) => makeHit(id)),
    more,
  );

interface Item {
  id: string;
}

function setUp(more: Partial<SearchOptions<Item>> = {}) {
  const fake = fakeClient();
  const chosen: string[] = [];
  const search = createSearch<Item>({
    client: fake.client,
    edition: 'python',
    question: about(''),
    request: { hitsPerPage: 15, snippetWords: 10, purpose: 'page' },
    toItems: (hits: readonly SearchHit[]) => hits.map(({ objectID }) => ({ id: objectID })),
    onChoose: ({ id }, target) => chosen.push(`${id} ${target}`),
    ...more,
  });
  /** The options on screen, or why there are none. */
  const shown = () => {
    const items = optionsIn(search.getState()).map(({ id }) => id);
    return items.length > 0 ? items : shownIn(search.getState()).status;
  };
  const active = () => optionsIn(search.getState())[activeIn(search.getState()) ?? -1]?.id;
  const status = () => search.getState().result.status;
  return { ...fake, search, chosen, shown, active, status };
}

/** Results that outlive a search, as those of a history entry do. */
function remember() {
  const written: Found<Item>[] = [];
  return {
    read: (question: Question) =>
      written.findLast((found) => found.question.query === question.query),
    write: (found: Found<Item>) => void written.push(found),
  };
}

/** Lets responses that have been given arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('questions', () => {
  test('asks the first at once, for the edition and version (search-page-results)', () => {
    const { search, asked, status } = setUp({ pauseMs: 300 });

    search.ask(about('click'));

    const scope = { edition: 'python', version: 'stable' };
    expect(asked).toMatchObject([
      { query: 'click', scope, page: 0, hitsPerPage: 15, purpose: 'page' },
    ]);
    expect(status()).toBe('loading');
  });

  test('waits for a pause after later changes, where one is wanted (search-page-results)', async () => {
    const { search, asked } = setUp({ pauseMs: 300 });
    search.ask(about('c'));

    search.ask(about('cl'));
    await vi.advanceTimersByTimeAsync(299);
    search.ask(about('cli'));
    await vi.advanceTimersByTimeAsync(299);
    expect(asked.map(({ query }) => query)).toEqual(['c']);
    await vi.advanceTimersByTimeAsync(1);

    expect(asked.map(({ query }) => query)).toEqual(['c', 'cli']);
  });

  test('searches again for another version (search-page-form)', () => {
    const { search, asked } = setUp();
    search.ask(about('click'));

    search.ask({ query: 'click', version: 'current' });

    expect(asked.at(-1)?.scope.version).toBe('current');
  });

  test('asks each once, also while the response is on its way (search-query)', async () => {
    const { search, asked, shown } = setUp();

    search.ask(about('ab'));
    search.ask(about('a'));
    search.ask(about('ab'));
    asked[0]?.respond(page(['x']));
    await settle();
    search.ask(about('a'));
    search.ask(about('ab'));
    await settle();

    expect(asked.map(({ query }) => query)).toEqual(['ab', 'a']);
    expect(shown()).toEqual(['x']);
  });

  test('asks nobody about nothing, and somebody about a space (search-query)', () => {
    const { search, asked, shown } = setUp({ storedItems: () => [{ id: 'recent' }] });

    search.ask(about(''));
    expect(asked).toEqual([]);
    expect(shown()).toEqual(['recent']);
    search.ask(about(' '));

    expect(asked.map(({ query }) => query)).toEqual([' ']);
  });

  test('sends no request for whitespace (search-page-form)', async () => {
    const { search, asked, shown } = setUp({ isAsking: (query) => query.trim() !== '' });
    search.ask(about('click'));

    search.ask(about(' '));
    asked[0]?.respond(page(['late']));
    await settle();

    expect(shown()).toBe('idle');
    expect(asked).toHaveLength(1);
  });

  test('offers what is stored where there is nobody to ask', () => {
    const { search, shown } = setUp({ client: undefined, storedItems: (query) => [{ id: query }] });

    search.ask(about('a'));

    expect(shown()).toEqual(['a']);
  });
});

describe('results', () => {
  test('never shows an older response in place of a newer one (search-query, search-page-results)', async () => {
    const { search, asked, shown } = setUp();
    search.ask(about('old'));
    search.ask(about('new'));

    asked[1]?.respond(page(['new']));
    await settle();
    asked[0]?.respond(page(['old']));
    await settle();

    expect(shown()).toEqual(['new']);
  });

  test('keeps what is on screen until the next are there, and says when that takes long (search-status)', async () => {
    const { search, asked, shown } = setUp();
    search.ask(about('a'));
    asked[0]?.respond(page(['first']));
    await settle();

    search.ask(about('ab'));
    await vi.advanceTimersByTimeAsync(299);
    expect(search.getState().result).toMatchObject({ status: 'loading', isStalled: false });
    expect(shown()).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(1);
    expect(search.getState().result).toMatchObject({ status: 'loading', isStalled: true });
    asked[1]?.respond(page([]));
    await settle();

    expect(shown()).toBe('empty');
  });

  test('says that nobody could respond, and asks again on the same question or on retry (search-error, search-page-results)', async () => {
    const { search, asked, shown, status } = setUp();
    search.ask(about('click'));
    asked[0]?.fail();
    await settle();
    expect(shown()).toBe('error');

    search.retry();
    expect(status()).toBe('loading');
    asked[1]?.fail();
    await settle();
    search.ask(about('click'));
    asked[2]?.respond(page(['a']));
    await settle();

    expect(shown()).toEqual(['a']);
  });

  test('appends page after page and repeats no result (search-page-results)', async () => {
    const { search, asked, shown } = setUp();
    search.ask(about('click'));
    asked[0]?.respond(page(['a', 'b'], { nbHits: 4, nbPages: 2 }));
    await settle();

    search.more();
    search.more();
    asked[1]?.respond(page(['b', 'c'], { nbHits: 4, nbPages: 2, page: 1 }));
    await settle();
    search.more();

    expect(asked.map((request) => request.page)).toEqual([0, 1]);
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(search.getState().result).toMatchObject({ found: { count: 4, hasMore: false } });
  });

  test('keeps what it has when the next page fails, and tries again (search-page-results)', async () => {
    const { search, asked, shown } = setUp();
    search.ask(about('click'));
    asked[0]?.respond(page(['a'], { nbPages: 2 }));
    await settle();

    search.more();
    asked[1]?.fail();
    await settle();
    expect(search.getState().result).toMatchObject({ status: 'results', more: 'failed' });
    search.more();
    asked[2]?.respond(page(['b'], { nbPages: 2 }));
    await settle();

    expect(shown()).toEqual(['a', 'b']);
  });

  test('shows kept results at once, without asking', async () => {
    const memory = remember();
    const before = setUp({ memory });
    before.search.ask(about('a'));
    before.asked[0]?.respond(page(['first']));
    await settle();

    const { search, asked, shown } = setUp({ memory });
    search.ask(about('a'));
    await settle();

    expect(shown()).toEqual(['first']);
    expect(asked).toEqual([]);
  });

  test('shows nothing after it was disposed of', async () => {
    const { search, asked, status } = setUp();
    search.ask(about('click'));

    search.dispose();
    asked[0]?.respond(page(['late']));
    await settle();

    expect(status()).toBe('loading');
  });
});

describe('partial results', () => {
  test('are shown without a count, and with one when the texts have arrived', async () => {
    const { search, asked, shown, update } = setUp();
    search.ask(about('click'));
    asked[0]?.respond(page(['name'], { isPartial: true, nbPages: 2 }));
    await settle();
    search.more();
    asked[1]?.respond(page(['other'], { isPartial: true, nbPages: 2 }));
    await settle();
    expect(search.getState().result).toMatchObject({ found: { count: undefined } });

    update();
    expect(shown()).toEqual(['name', 'other']);
    expect(asked.slice(2).map((request) => request.page)).toEqual([0, 1]);
    asked[2]?.respond(page(['name', 'text'], { nbHits: 48 }));
    asked[3]?.respond(page(['other'], { nbHits: 48 }));
    await settle();
    update();

    expect(shown()).toEqual(['name', 'text', 'other']);
    expect(search.getState().result).toMatchObject({ found: { count: 48 } });
    expect(asked).toHaveLength(4);
  });

  test('are completed when they were kept', async () => {
    const memory = remember();
    const before = setUp({ memory });
    before.search.ask(about('a'));
    before.asked[0]?.respond(page(['name'], { isPartial: true }));
    await settle();

    const { search, asked, shown } = setUp({ memory });
    search.ask(about('a'));
    expect(shown()).toEqual(['name']);
    asked[0]?.respond(page(['name', 'text']));
    await settle();

    expect(shown()).toEqual(['name', 'text']);
  });

  test.each([
    ['keep the option that was moved to', 1, 'b'],
    ['make the best active as long as nobody moved (search-options)', 0, 'best'],
  ])('%s', async (_, moves, id) => {
    const { search, asked, active, update } = setUp({ startsActive: true });
    search.open();
    search.ask(about('go'));
    asked[0]?.respond(page(['a', 'b'], { isPartial: true }));
    await settle();
    for (let count = 0; count < moves; count += 1) search.move(1);

    update();
    asked[1]?.respond(page(['best', 'a', 'b']));
    await settle();

    expect(active()).toBe(id);
  });

  test('give way to a newer question', async () => {
    const { search, asked, shown, update } = setUp();
    search.ask(about('go'));
    asked[0]?.respond(page(['a'], { isPartial: true }));
    await settle();

    update();
    search.ask(about('got'));
    asked[2]?.respond(page(['got']));
    await settle();
    asked[1]?.respond(page(['late']));
    await settle();

    expect(shown()).toEqual(['got']);
  });
});

describe('options', () => {
  /** A search with two options on screen, open. */
  async function withOptions(more: Partial<SearchOptions<Item>> = {}) {
    const all = setUp(more);
    all.search.open();
    all.search.ask(about('a'));
    all.asked[0]?.respond(page(['one', 'two']));
    await settle();
    return all;
  }

  test('are walked through in both directions and around the ends (search-options)', async () => {
    const { search, active } = await withOptions({ startsActive: true });
    expect(active()).toBe('one');

    search.move(-1);
    expect(active()).toBe('two');
    search.move(1);
    expect(active()).toBe('one');
    search.activate(1);

    expect(active()).toBe('two');
  });

  test('are active only after a move if Enter submits the form', async () => {
    const { search, active, chosen } = await withOptions();
    expect(active()).toBeUndefined();
    expect(search.choose('here')).toBe(false);

    search.move(1);
    expect(search.choose('beside')).toBe(true);

    expect(chosen).toEqual(['one beside']);
  });

  test('are not active while the list is closed (search-options)', async () => {
    const { search, active } = await withOptions({ startsActive: true });

    search.move(1);
    search.close();
    expect(active()).toBeUndefined();
    expect(search.choose('here')).toBe(false);
    search.open();

    expect(active()).toBe('one');
  });

  test('are chosen among the results for what is typed, never for an earlier prefix (search-selection)', async () => {
    const { search, asked, chosen } = await withOptions({ startsActive: true });

    search.ask(about('ab'));
    expect(search.choose('here')).toBe(true);
    expect(chosen).toEqual([]);
    asked[1]?.respond(page(['right', 'other']));
    await settle();

    expect(chosen).toEqual(['right here']);
  });

  test('are moved to when they are there (search-options)', async () => {
    const { search, asked, active } = await withOptions({ startsActive: true });

    search.ask(about('ab'));
    search.move(1);
    asked[1]?.respond(page(['x', 'y']));
    await settle();

    expect(active()).toBe('y');
  });

  test('are not chosen any more when the reader types on, closes or leaves', async () => {
    const { search, asked, chosen } = await withOptions({ startsActive: true });

    search.ask(about('ab'));
    search.choose('here');
    search.ask(about('abc'));
    asked[2]?.respond(page(['x']));
    await settle();
    search.ask(about('abcd'));
    search.choose('here');
    search.close();
    asked[3]?.respond(page(['y']));
    await settle();

    expect(chosen).toEqual([]);
  });
});
