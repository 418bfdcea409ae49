import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouteEvents, type RouteUpdate } from './routeEvents.ts';
import { createTestRouter, recordListeners } from './testing.ts';

let log: string[];

beforeEach(() => {
  log = [];
  history.replaceState(null, '', '/docs/a');
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(recordListeners());

/** A router that writes down what it tells its listeners. */
function setUp() {
  const fixture = createTestRouter();
  const name = ({ previous, next }: RouteUpdate) =>
    `${previous?.path ?? 'nowhere'} → ${next.path}${next.search}${next.hash}`;
  fixture.router.onRouteUpdate((update) => {
    log.push(`start ${name(update)}`);
    return () => void log.push(`end ${name(update)}`);
  });
  fixture.router.onRouteDidUpdate((update) => void log.push(`did ${name(update)}`));
  return fixture;
}

const allOf = (name: string) => [`start ${name}`, `end ${name}`, `did ${name}`];

test('reports the first page without a previous location, and its commit (route-events)', () => {
  const { router } = setUp();

  router.start();

  expect(log).toEqual(allOf('nowhere → /docs/a'));
});

test('reports when a navigation starts, when loading ends and when the page is shown (route-events)', async () => {
  const { router, finish } = setUp();

  router.navigate('/docs/b');
  expect(log).toEqual(['start /docs/a → /docs/b']);
  await finish('/docs/b');

  expect(log).toEqual(allOf('/docs/a → /docs/b'));
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

  expect(log).toEqual(allOf('/docs/a → /docs/a?q=x#part'));
});

test('reports a URL whose page is already on screen (route-events)', async () => {
  const { router, finish } = setUp();
  const shown = router.showInPlace('/docs/404');
  await finish('/docs/404');
  await shown;

  router.navigate('/docs/404');
  await finish('/docs/404');

  expect(log.at(-1)).toBe('did /docs/a → /docs/404');
});

test('stops calling who has unsubscribed (route-events)', () => {
  const events = createRouteEvents();
  const next = { path: '/docs/a', search: '', hash: '' };
  const [update, didUpdate] = [vi.fn(() => undefined), vi.fn()];
  const stops = [events.onRouteUpdate(update), events.onRouteDidUpdate(didUpdate)];

  for (const stop of stops) stop();
  events.begin({ previous: undefined, next });
  events.committed({ previous: undefined, next });

  expect(update).not.toHaveBeenCalled();
  expect(didUpdate).not.toHaveBeenCalled();
});
