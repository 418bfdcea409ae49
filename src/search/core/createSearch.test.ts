import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchClient, SearchRequest, SearchResponse } from '#model/search.ts';
import { makeHit, makeResponse } from '#search/testing.ts';
import { createSearch, type SearchOptions } from './createSearch.ts';
import { countIn, type Found, type Question } from './searchState.ts';

const about = (query: string): Question => ({ query, version: 'stable' });
const shownHit = (id: string) => ({ ...makeHit(id), isExternal: false });

/** Lets responses that have been given arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A search whose responses the test gives, in any order. */
function setUp(more: Partial<SearchOptions> = {}) {
  const asked: (SearchRequest & {
    respond: (response: SearchResponse) => void;
    fail: () => void;
  })[] = [];
  const chosen: string[] = [];
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
  const search = createSearch({
    client,
    edition: 'python',
    question: about(''),
    request: { hitsPerPage: 15, snippetWords: 10, purpose: 'page' },
    toShown: (hits) => hits.map((hit) => ({ ...hit, isExternal: false })),
    onChoose: ({ objectID }, target) => chosen.push(`${objectID} ${target}`),
    ...more,
  });
  const { getState } = search;

  async function respond(request: number, ids: string[], response: Partial<SearchResponse> = {}) {
    const hits = ids.map((id) => makeHit(id));
    asked[request]?.respond(makeResponse(hits, response));
    await settle();
  }

  return {
    search,
    asked,
    chosen,
    update: () => update(),
    respond,
    /** Asks the first question, and gives its response. */
    find: async (query: string, ids: string[], response: Partial<SearchResponse> = {}) => {
      search.ask(about(query));
      await respond(0, ids, response);
    },
    fail: async (request: number) => {
      asked[request]?.fail();
      await settle();
    },
    queries: () => asked.map(({ query }) => query),
    /** The options on screen, or why there are none. */
    shown: () => {
      const { hits, status } = getState();
      return hits.length > 0 ? hits.map(({ objectID }) => objectID) : status;
    },
    active: () => getState().hits[getState().active ?? -1]?.objectID,
  };
}

/** Results that outlive a search, as those of a history entry do. */
function remember() {
  const written: Found[] = [];
  return {
    read: (question: Question) =>
      written.findLast((found) => found.question.query === question.query),
    write: (found: Found) => void written.push(found),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('questions', () => {
  test('asks the first at once, for the edition and version (search-page-results)', () => {
    const { search, asked } = setUp({ pauseMs: 300 });

    search.ask(about('click'));

    const scope = { edition: 'python', version: 'stable' };
    expect(asked).toMatchObject([
      { query: 'click', scope, page: 0, hitsPerPage: 15, purpose: 'page' },
    ]);
    expect(search.getState().loading).toBe('started');
  });

  test('waits for a pause after later changes, where one is wanted (search-page-results)', async () => {
    const { search, queries } = setUp({ pauseMs: 300 });
    search.ask(about('c'));

    search.ask(about('cl'));
    await vi.advanceTimersByTimeAsync(299);
    search.ask(about('cli'));
    await vi.advanceTimersByTimeAsync(299);
    expect(queries()).toEqual(['c']);
    await vi.advanceTimersByTimeAsync(1);

    expect(queries()).toEqual(['c', 'cli']);
  });

  test('searches again for another version (search-page-form)', () => {
    const { search, asked } = setUp();
    search.ask(about('click'));

    search.ask({ query: 'click', version: 'current' });

    expect(asked.at(-1)?.scope.version).toBe('current');
  });

  test('asks each once, also while the response is on its way (search-query)', async () => {
    const { search, queries, find, shown } = setUp();

    search.ask(about('ab'));
    search.ask(about('a'));
    await find('ab', ['x']);
    search.ask(about('a'));
    search.ask(about('ab'));
    await settle();

    expect(queries()).toEqual(['ab', 'a']);
    expect(shown()).toEqual(['x']);
  });

  test('asks nobody about nothing, and somebody about a space (search-query)', () => {
    const { search, asked, queries, shown } = setUp({ storedHits: () => [shownHit('recent')] });

    search.ask(about(''));
    expect(asked).toEqual([]);
    expect(shown()).toEqual(['recent']);
    search.ask(about(' '));

    expect(queries()).toEqual([' ']);
  });

  test('sends no request for whitespace (search-page-form)', async () => {
    const { search, asked, respond, shown } = setUp({ isAsking: (query) => query.trim() !== '' });
    search.ask(about('click'));

    search.ask(about(' '));
    await respond(0, ['late']);

    expect(shown()).toBe('idle');
    expect(asked).toHaveLength(1);
  });

  test('offers what is stored where there is nobody to ask', () => {
    const { search, shown } = setUp({
      isAsking: () => false,
      storedHits: (query) => [shownHit(query)],
    });

    search.ask(about('a'));

    expect(shown()).toEqual(['a']);
  });
});

describe('results', () => {
  test('never shows an older response in place of a newer one (search-query, search-page-results)', async () => {
    const { search, respond, shown } = setUp();
    search.ask(about('old'));
    search.ask(about('new'));

    await respond(1, ['new']);
    await respond(0, ['old']);

    expect(shown()).toEqual(['new']);
  });

  test('keeps what is on screen until the next are there, and says when that takes long (search-status)', async () => {
    const { search, find, respond, shown } = setUp();
    await find('a', ['first']);

    search.ask(about('ab'));
    await vi.advanceTimersByTimeAsync(299);
    expect(search.getState().loading).toBe('started');
    expect(shown()).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(1);
    expect(search.getState().loading).toBe('stalled');
    await respond(1, []);

    expect(shown()).toBe('empty');
  });

  test('says that nobody could respond, and asks again on the same question or on retry (search-error, search-page-results)', async () => {
    const { search, respond, fail, shown } = setUp();
    search.ask(about('click'));
    await fail(0);
    expect(shown()).toBe('error');

    search.retry();
    expect(search.getState().loading).toBe('started');
    await fail(1);
    search.ask(about('click'));
    await respond(2, ['a']);

    expect(shown()).toEqual(['a']);
  });

  test('appends page after page and repeats no result (search-page-results)', async () => {
    const { search, asked, find, respond, shown } = setUp();
    await find('click', ['a', 'b'], { nbHits: 4, nbPages: 2 });

    search.more();
    search.more();
    await respond(1, ['b', 'c'], { nbHits: 4, nbPages: 2, page: 1 });
    search.more();

    expect(asked.map((request) => request.page)).toEqual([0, 1]);
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(search.getState().found).toMatchObject({ nbHits: 4, pages: 2, nbPages: 2 });
  });

  test('keeps what it has when the next page fails, and tries again (search-page-results)', async () => {
    const { search, find, respond, fail, shown } = setUp();
    await find('click', ['a'], { nbPages: 2 });

    search.more();
    await fail(1);
    expect(search.getState()).toMatchObject({ status: 'results', more: 'failed' });
    search.more();
    await respond(2, ['b'], { nbPages: 2 });

    expect(shown()).toEqual(['a', 'b']);
  });

  test('shows kept results at once, without asking', async () => {
    const memory = remember();
    const before = setUp({ memory });
    await before.find('a', ['first']);

    const { search, asked, shown } = setUp({ memory });
    search.ask(about('a'));
    await settle();

    expect(shown()).toEqual(['first']);
    expect(asked).toEqual([]);
  });

  test('shows nothing after it was disposed of', async () => {
    const { search, respond } = setUp();
    search.ask(about('click'));

    search.dispose();
    await respond(0, ['late']);

    expect(search.getState().loading).toBe('started');
  });
});

describe('partial results', () => {
  test('are shown without a count, and with one when the texts have arrived', async () => {
    const { search, asked, find, respond, update, shown } = setUp();
    await find('click', ['name'], { isPartial: true, nbPages: 2 });
    search.more();
    await respond(1, ['other'], { isPartial: true, nbPages: 2 });
    expect(countIn(search.getState().found!)).toBeUndefined();

    update();
    expect(shown()).toEqual(['name', 'other']);
    expect(asked.slice(2).map((request) => request.page)).toEqual([0, 1]);
    await respond(2, ['name', 'text'], { nbHits: 48 });
    await respond(3, ['other'], { nbHits: 48 });
    update();

    expect(shown()).toEqual(['name', 'text', 'other']);
    expect(countIn(search.getState().found!)).toBe(48);
    expect(asked).toHaveLength(4);
  });

  test('are completed when they were kept', async () => {
    const memory = remember();
    const before = setUp({ memory });
    await before.find('a', ['name'], { isPartial: true });

    const { search, respond, shown } = setUp({ memory });
    search.ask(about('a'));
    expect(shown()).toEqual(['name']);
    await respond(0, ['name', 'text']);

    expect(shown()).toEqual(['name', 'text']);
  });

  test.each([
    ['keep the option that was moved to', 1, 'b'],
    ['make the best active as long as nobody moved (search-options)', 0, 'best'],
  ])('%s', async (_, moves, id) => {
    const { search, find, respond, update, active } = setUp({ startsActive: true });
    search.open();
    await find('go', ['a', 'b'], { isPartial: true });
    for (let count = 0; count < moves; count += 1) search.move(1);

    update();
    await respond(1, ['best', 'a', 'b']);

    expect(active()).toBe(id);
  });

  test('give way to a newer question', async () => {
    const { search, find, respond, update, shown } = setUp();
    await find('go', ['a'], { isPartial: true });

    update();
    search.ask(about('got'));
    await respond(2, ['got']);
    await respond(1, ['late']);

    expect(shown()).toEqual(['got']);
  });
});

describe('options', () => {
  /** A search with two options on screen, open. */
  async function withOptions(more: Partial<SearchOptions> = {}) {
    const all = setUp(more);
    all.search.open();
    await all.find('a', ['one', 'two']);
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
    const { search, chosen, active } = await withOptions();
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
    const { search, respond, chosen } = await withOptions({ startsActive: true });

    search.ask(about('ab'));
    expect(search.choose('here')).toBe(true);
    expect(chosen).toEqual([]);
    await respond(1, ['right', 'other']);

    expect(chosen).toEqual(['right here']);
  });

  test('are moved to when they are there (search-options)', async () => {
    const { search, respond, active } = await withOptions({ startsActive: true });

    search.ask(about('ab'));
    search.move(1);
    await respond(1, ['x', 'y']);

    expect(active()).toBe('y');
  });

  test('are not chosen any more when the reader types on, closes or leaves', async () => {
    const { search, respond, chosen } = await withOptions({ startsActive: true });

    search.ask(about('ab'));
    search.choose('here');
    search.ask(about('abc'));
    await respond(2, ['x']);
    search.ask(about('abcd'));
    search.choose('here');
    search.close();
    await respond(3, ['y']);

    expect(chosen).toEqual([]);
  });
});
