import { beforeEach, expect, test, vi } from 'vitest';
import type { VersionName } from '#model/version.ts';
import type { RouteDidUpdateListener } from '#runtime/navigation/routeEvents.ts';
import { createStore } from '#runtime/store.ts';
import {
  createQuestionStore,
  defaultVersion,
  type QuestionStoreOptions,
  versionOfPath,
  versionOfWord,
} from './questionStore.ts';
import { testSite } from './testing.ts';

type Router = QuestionStoreOptions['router'];

function setUp({ preferred, referrer = '' }: { preferred?: VersionName; referrer?: string } = {}) {
  const locationNow = () => ({ path: location.pathname, search: location.search, hash: '' });
  const state = createStore({ location: locationNow() });
  const listeners = new Set<RouteDidUpdateListener>();
  const router: Router = {
    // Only the location is read.
    getState: state.getState as Router['getState'],
    subscribe: state.subscribe,
    navigate: (to) => {
      history.replaceState(null, '', to);
      state.setState({ location: locationNow() });
    },
    onRouteDidUpdate: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const document = { referrer } as Document;
  const store = createQuestionStore({
    window: { location, document },
    router,
    site: testSite,
    preferred,
  });
  const arriveFrom = (path?: string) => {
    const previous = path === undefined ? undefined : { path, search: '', hash: '' };
    for (const listener of [...listeners]) listener({ previous, next: locationNow() });
  };
  return { store, router, arriveFrom };
}

beforeEach(() => history.replaceState(null, '', '/search'));

test('reads query and version from the URL (search-page-form)', () => {
  history.replaceState(null, '', '/search?q=get+by+role&version=next');

  expect(setUp().store.getState()).toEqual({ query: 'get by role', version: 'current' });
});

test('cuts a query in the URL to 64 characters (search-page-form)', () => {
  history.replaceState(null, '', `/search?q=${'x'.repeat(70)}`);

  expect(setUp().store.getState().query).toHaveLength(64);
});

test('writes what is typed into the URL, and removes it when cleared (search-page-form)', () => {
  const { store } = setUp();

  store.setQuery('click');
  expect(location.search).toBe('?q=click');
  store.setQuery('');

  expect(location.search).toBe('');
  expect(store.getState().query).toBe('');
});

test('goes on when the browser refuses to change the URL', () => {
  const { store, router } = setUp();
  vi.spyOn(router, 'navigate').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });

  store.setQuery('click');

  expect(store.getState().query).toBe('click');
});

test('keeps a chosen version in the URL (search-page-form)', () => {
  const { store } = setUp();

  store.setVersion('current');
  expect(location.search).toBe('?version=next');
  store.setVersion('stable');

  expect(location.search).toBe('?version=stable');
  expect(store.getState().version).toBe('stable');
});

test.each([
  [undefined, 'stable'],
  ['current', 'current'],
] as const)('searches, with %s preferred, version %s (search-page-form)', (preferred, version) => {
  expect(setUp(preferred && { preferred }).store.getState().version).toBe(version);
});

test('searches the version that was read before (search-page-form)', () => {
  const { store, arriveFrom } = setUp();
  store.followReader();

  arriveFrom('/python/docs/next/intro');

  expect(store.getState().version).toBe('current');
  expect(location.search).toBe('?version=next');
});

test.each([
  ['/docs/intro', ''],
  ['/community/welcome', ''],
])('leaves the URL as it is after %s (search-page-form)', (path, search) => {
  const { store, arriveFrom } = setUp();
  store.followReader();

  arriveFrom(path);

  expect(location.search).toBe(search);
});

test('lets the URL win over what was read before (search-page-form)', () => {
  history.replaceState(null, '', '/search?version=stable');
  const { store, arriveFrom } = setUp();
  store.followReader();

  arriveFrom('/docs/next/intro');

  expect(store.getState().version).toBe('stable');
});

test('reads the previous page from the browser, after a full load (search-page-form)', () => {
  const { store, arriveFrom } = setUp({ referrer: `${location.origin}/docs/next/intro` });
  store.followReader();

  arriveFrom();

  expect(store.getState().version).toBe('current');
});

test('follows the URL, as long as it is that of the page', () => {
  const { store, router } = setUp();
  const stop = store.follow();

  router.navigate('/search?q=back');
  expect(store.getState().query).toBe('back');
  router.navigate('/docs/intro?q=other');
  expect(store.getState().query).toBe('back');
  stop();
  router.navigate('/search?q=later');

  expect(store.getState().query).toBe('back');
});

const { versions } = testSite;

test.each([
  ['next', 'current'],
  ['Stable', 'stable'],
  ['1.12', undefined],
  ['', undefined],
])('reads the version "%s" of a URL as %s', (word, name) => {
  expect(versionOfWord(versions, word)?.name).toBe(name);
});

test.each([
  ['/docs/intro', 'stable'],
  ['/docs/next/intro', 'current'],
  ['/python/docs/next/api/class-page', 'current'],
  ['/python/docs/intro', 'stable'],
  ['/community/welcome', undefined],
  ['/', undefined],
])('finds that %s belongs to version %s', (path, name) => {
  expect(versionOfPath(testSite, path)).toBe(name);
});

test('prefers what the reader prefers, and otherwise the latest version', () => {
  expect(defaultVersion(versions, 'current')).toBe('current');
  expect(defaultVersion(versions, undefined)).toBe('stable');
});
