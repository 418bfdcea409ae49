import { expect, test, vi } from 'vitest';
import { createRouteEvents } from './navigation/routeEvents.ts';
import { showRouteProgress } from './progressBar.ts';

function setUp() {
  const events = createRouteEvents();
  const bar = { start: vi.fn(), done: vi.fn() };
  const stop = showRouteProgress(events, bar);
  return { events, bar, stop };
}

function locationOf(path: string, search = '', hash = '') {
  return { path, search, hash };
}

const A = locationOf('/docs/a');
const B = locationOf('/docs/b');

test.each(['loaded', 'abandoned'] as const)(
  'runs until another page is %s (progress-bar-delay)',
  (end) => {
    const { events, bar } = setUp();

    events.begin({ previous: A, next: B });
    expect(bar.start).toHaveBeenCalledOnce();
    expect(bar.done).not.toHaveBeenCalled();
    events[end]();

    expect(bar.done).toHaveBeenCalledOnce();
  },
);

test.each([
  ['the first page', undefined, A],
  ['a new hash', A, locationOf('/docs/a', '', '#part')],
  ['a new query', A, locationOf('/docs/a', '?q=x')],
])('never shows for %s (progress-bar-delay)', (_what, previous, next) => {
  const { events, bar } = setUp();

  events.begin({ previous, next });

  expect(bar.start).not.toHaveBeenCalled();
});

test('goes on without a break when one navigation overtakes another (progress-bar-delay)', () => {
  const { events, bar } = setUp();
  events.begin({ previous: A, next: B });

  events.begin({ previous: A, next: locationOf('/docs/c') });
  expect(bar.done).not.toHaveBeenCalled();
  events.loaded();

  expect(bar.done).toHaveBeenCalledOnce();
});

test('ends when the reader goes back to the page on screen (progress-bar-delay)', () => {
  const { events, bar } = setUp();
  events.begin({ previous: A, next: B });

  events.begin({ previous: A, next: A });

  expect(bar.done).toHaveBeenCalledOnce();
});

test('shows nothing more once it is stopped (progress-bar-delay)', () => {
  const { events, bar, stop } = setUp();

  stop();
  events.begin({ previous: A, next: B });

  expect(bar.start).not.toHaveBeenCalled();
});
