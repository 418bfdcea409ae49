import { beforeEach, expect, test, vi } from 'vitest';
import { createRouteEvents, type RouteEvents } from './navigation/routeEvents.ts';
import { showRouteProgress } from './progressBar.ts';

const [A, B, C] = ['/docs/a', '/docs/b', '/docs/c'].map((path) => ({ path, search: '', hash: '' }));
let events: RouteEvents;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  events = createRouteEvents();
  showRouteProgress(events);
});

const start = (next = B!) => events.begin({ previous: A, next });
const bar = () => document.getElementById('nprogress');
const transform = () => (bar()?.firstElementChild as HTMLElement | undefined)?.style.transform;

test('never shows for a navigation that ends within 200 ms (progress-bar-delay)', () => {
  start();
  vi.advanceTimersByTime(199);
  events.endLoading();
  vi.runAllTimers();

  expect(bar()).toBeNull();
});

test.each([
  ['the first page', undefined, A],
  ['a new hash', A, { ...A!, hash: '#part' }],
  ['a new query', A, { ...A!, search: '?q=x' }],
])('never shows for %s (progress-bar-delay)', (_what, previous, next) => {
  events.begin({ previous, next: next! });
  vi.advanceTimersByTime(1000);

  expect(bar()).toBeNull();
});

test('starts at 8 % after 200 ms and creeps on (progress-bar-motion)', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);

  start();
  vi.advanceTimersByTime(200);
  expect(transform()).toBe('translate3d(-92%,0,0)');
  expect(document.documentElement.classList.contains('nprogress-busy')).toBe(true);

  vi.advanceTimersByTime(800);
  expect(transform()).toBe('translate3d(-91%,0,0)');
  vi.advanceTimersByTime(800 * 1000);
  expect(Number.parseFloat(transform()!.slice('translate3d('.length))).toBeCloseTo(-0.6);
});

test('says what it is (progress-bar-motion)', () => {
  start();
  vi.advanceTimersByTime(200);

  expect(bar()!.getAttribute('role')).toBe('progressbar');
  expect(bar()!.getAttribute('aria-label')).toBe('Loading page');
});

test('fills up, fades and is gone 400 ms after the end (progress-bar-motion)', () => {
  start();
  vi.advanceTimersByTime(300);

  events.endLoading();
  expect(transform()).toBe('translate3d(0%,0,0)');
  vi.advanceTimersByTime(200);
  expect(bar()!.hasAttribute('data-done')).toBe(true);
  vi.advanceTimersByTime(200);

  expect(bar()).toBeNull();
  expect(document.documentElement.classList.contains('nprogress-busy')).toBe(false);
});

test('goes on without a break for navigations that overlap, and starts over for the next (progress-bar-delay)', () => {
  start();
  vi.advanceTimersByTime(150);
  start(C);
  vi.advanceTimersByTime(50);
  expect(document.querySelectorAll('#nprogress')).toHaveLength(1);

  events.endLoading();
  start();
  expect(bar()).toBeNull();
  vi.advanceTimersByTime(200);
  expect(transform()).toBe('translate3d(-92%,0,0)');
  expect(bar()!.hasAttribute('data-done')).toBe(false);
});

test('ends when the reader goes back to the page on screen (progress-bar-delay)', () => {
  start();
  vi.advanceTimersByTime(200);

  start(A);
  vi.advanceTimersByTime(400);

  expect(bar()).toBeNull();
});

test('does not move under reduced motion (reduced-motion)', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  start();

  vi.advanceTimersByTime(2000);
  expect(transform()).toBe('');
  events.endLoading();

  expect(bar()).toBeNull();
});
