import { beforeEach, expect, test, vi } from 'vitest';
import type { VersionName } from '#model/version.ts';
import type { RouteDidUpdateListener } from '#runtime/navigation/routeEvents.ts';
import { createStore } from '#runtime/store.ts';
import { testSite } from '#search/testing.ts';
import { createQuestionStore, type QuestionStoreOptions, versionOfPath } from './questionStore.ts';

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

test.each([
  ['get by role', undefined, '?q=get+by+role&version=next', 'current'],
  ['', undefined, '', 'stable'],
  ['', 'current', '', 'current'],
  ['', 'current', '?version=Stable', 'stable'],
  ['', 'current', '?version=1.12', 'current'],
  ['x'.repeat(64), undefined, `?q=${'x'.repeat(70)}`, 'stable'],
] as const)(
  'searches for "%s", with %s preferred, at %s in version %s (search-page-form)',
  (query, preferred, search, version) => {
    history.replaceState(null, '', `/search${search}`);

    expect(setUp(preferred && { preferred }).store.getState()).toEqual({ query, version });
  },
);

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
  ['the version that was read before', '', '/python/docs/next/intro', '?version=next'],
  ['that of the page before a full load', '', undefined, '?version=next'],
  ['the same version', '', '/docs/intro', ''],
  ['no version outside the docs', '', '/community/welcome', ''],
  ['the version of the URL', '?version=stable', '/docs/next/intro', '?version=stable'],
])('searches %s (search-page-form)', (_, search, previous, expected) => {
  history.replaceState(null, '', `/search${search}`);
  const { store, arriveFrom } = setUp({ referrer: `${location.origin}/docs/next/intro` });
  store.followReader();

  arriveFrom(previous);

  expect(location.search).toBe(expected);
  expect(store.getState().version).toBe(expected.endsWith('next') ? 'current' : 'stable');
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
