import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideNavbarOnScroll, isHiddenAfter } from './hideableNavbar.ts';
import { createRouteEvents, type RouteEvents } from './navigation/routeEvents.ts';
import { recordListeners } from './navigation/testing.ts';

const forgetListeners = recordListeners();
let events: RouteEvents;

beforeEach(() => {
  history.replaceState(null, '', '/docs/a');
  document.body.innerHTML =
    '<nav aria-label="Main"><a href="/">Home</a></nav><h2 id="part">Part</h2>';
  events = createRouteEvents();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  hideNavbarOnScroll(events);
});

afterEach(forgetListeners);

function isHidden(): boolean {
  return document.querySelector('nav')!.classList.contains('navbar-hidden');
}

function scrollTo(position: number): void {
  vi.stubGlobal('scrollY', position);
  window.dispatchEvent(new Event('scroll'));
}

/** Arrives at a URL whose page the router has scrolled already. */
function arriveAt(hash: string, position: number): void {
  vi.stubGlobal('scrollY', position);
  const previous = { path: '/docs/a', search: '', hash: '' };
  events.committed({ previous, next: { ...previous, hash } });
}

test.each([
  ['shown within the first 60 px', 0, 59, false, false],
  ['shown when pulled beyond the top', 10, -20, true, false],
  ['hidden when scrolling down past its height', 0, 60, false, true],
  ['shown when scrolling up', 1000, 990, true, false],
  ['still hidden when scrolling up near the end', 2200, 2150, true, true],
  ['shown when scrolling up further from the end', 2200, 2139, true, false],
  ['as it was when nothing moves', 500, 500, true, true],
  ['as it was when nothing moves', 500, 500, false, false],
])('is %s: %i → %i (navbar-hides-on-scroll)', (_what, from, to, wasHidden, expected) => {
  const page = { navbarHeight: 60, viewportHeight: 800, pageHeight: 3000 };

  expect(isHiddenAfter({ from, to, ...page }, wasHidden)).toBe(expected);
});

test('hides the navbar while scrolling down and shows it while scrolling up (navbar-hides-on-scroll)', () => {
  expect(isHidden()).toBe(false);
  scrollTo(300);
  expect(isHidden()).toBe(true);

  scrollTo(250);

  expect(isHidden()).toBe(false);
});

test('hides it after a jump to a hash, also upwards (navbar-hides-on-scroll)', () => {
  scrollTo(1000);
  scrollTo(900);

  arriveAt('#part', 400);
  scrollTo(400);

  expect(isHidden()).toBe(true);
});

test('hides it for the hash of the first load (navbar-hides-on-scroll)', () => {
  forgetListeners();
  history.replaceState(null, '', '/docs/a#part');
  vi.stubGlobal('scrollY', 400);

  hideNavbarOnScroll(events);

  expect(isHidden()).toBe(true);
});

test.each([
  ['#part', 20],
  ['', 800],
  ['#unknown', 800],
])('shows it after a move to the hash "%s" at %i px (navbar-hides-on-scroll)', (hash, position) => {
  scrollTo(1000);

  arriveAt(hash, position);

  expect(isHidden()).toBe(false);
});

test('shows it when focus moves into it (navbar-hides-on-scroll)', () => {
  scrollTo(1000);

  document.querySelector('a')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

  expect(isHidden()).toBe(false);
});

test('lets headings stop at the edge of the window (navbar-hides-on-scroll)', () => {
  expect(document.documentElement.style.scrollPaddingBlockStart).toBe('0.5rem');
});
