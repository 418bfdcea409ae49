import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EDITIONS, loadedPage } from './testing.ts';
import { createRouteEvents, type RouteUpdate } from './routeEvents.ts';
import { createRouter } from './router.ts';
import { followedRouter, type RouterFixture } from './testing.ts';
import { createScrollKeeper } from './scroll.ts';

let fixtures: RouterFixture[] = [];
let log: string[];

beforeEach(() => {
  log = [];
  history.replaceState(null, '', '/docs/a');
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(() => {
  for (const { router } of fixtures) router.dispose();
  fixtures = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A router that writes down what it tells its listeners. */
function setUp(): RouterFixture {
  const fixture = followedRouter();
  fixtures.push(fixture);
  const name = ({ previous, next }: RouteUpdate) =>
    `${previous?.path ?? 'nowhere'} → ${next.path}${next.search}${next.hash}`;
  fixture.router.onRouteUpdate((update) => {
    log.push(`start ${name(update)}`);
    return () => void log.push(`end ${name(update)}`);
  });
  fixture.router.onRouteDidUpdate((update) => void log.push(`did ${name(update)}`));
  return fixture;
}

test('reports the first page without a previous location, and its commit (route-events)', () => {
  const { router } = setUp();

  router.start();

  expect(log).toEqual([
    'start nowhere → /docs/a',
    'end nowhere → /docs/a',
    'did nowhere → /docs/a',
  ]);
});

test('reports when a navigation starts, when loading ends and when the page is shown (route-events)', async () => {
  const { router, finish } = setUp();

  router.navigate('/docs/b');
  expect(log).toEqual(['start /docs/a → /docs/b']);
  await finish('/docs/b');

  expect(log).toEqual([
    'start /docs/a → /docs/b',
    'end /docs/a → /docs/b',
    'did /docs/a → /docs/b',
  ]);
});

test('ends a navigation that is overtaken, after the next has begun (route-events)', async () => {
  const { router, finish } = setUp();
  router.navigate('/docs/b');

  router.navigate('/docs/c');
  await finish('/docs/b');
  expect(log.slice(1)).toEqual(['start /docs/a → /docs/c', 'end /docs/a → /docs/b']);
  await finish('/docs/c');

  expect(log.slice(3)).toEqual(['end /docs/a → /docs/c', 'did /docs/a → /docs/c']);
});

test('ends a navigation that fails, and says of no page that it is there (route-events)', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const { router, fail } = setUp();
  router.navigate('/docs/b');

  await fail('/docs/b');

  expect(log).toEqual(['start /docs/a → /docs/b', 'end /docs/a → /docs/b']);
});

test('reports a new query or hash on the same page immediately (route-events)', () => {
  const { router } = setUp();

  router.navigate('/docs/a?q=x#part', { replace: true });

  const name = '/docs/a → /docs/a?q=x#part';
  expect(log).toEqual([`start ${name}`, `end ${name}`, `did ${name}`]);
});

test('reports a URL whose page is already on screen (route-events)', async () => {
  const page = loadedPage('/docs/404');
  const router = createRouter({
    window,
    site: { origin: location.origin, baseUrl: '/', editions: EDITIONS },
    loader: { load: () => Promise.resolve(page) },
    page: loadedPage('/docs/a'),
    scroll: createScrollKeeper(window),
  });
  const didUpdate = vi.fn();
  router.onRouteDidUpdate(didUpdate);
  await router.showInPlace('/docs/404');

  router.navigate('/docs/404');
  await Promise.resolve();

  expect(didUpdate).toHaveBeenCalledOnce();
  router.dispose();
});

test('stops calling who has unsubscribed (route-events)', () => {
  const events = createRouteEvents();
  const next = { path: '/docs/a', search: '', hash: '' };
  const [update, didUpdate] = [vi.fn(() => undefined), vi.fn()];
  const stops = [events.onRouteUpdate(update), events.onRouteDidUpdate(didUpdate)];

  for (const stop of stops) stop();
  events.begin({ previous: undefined, next });
  events.committed();

  expect(update).not.toHaveBeenCalled();
  expect(didUpdate).not.toHaveBeenCalled();
});
