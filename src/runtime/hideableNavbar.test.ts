import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideNavbarOnScroll } from './hideableNavbar.ts';
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
  ['shown within the first 60 px', [59], false],
  ['shown when pulled beyond the top', [300, -20], false],
  ['hidden when scrolling down past its height', [60], true],
  ['shown when scrolling up', [1000, 990], false],
  ['still hidden when scrolling up near the end', [2200, 2150], true],
  ['shown when scrolling up further from the end', [2200, 2139], false],
  ['as it was when nothing moves', [500, 500], true],
  ['as it was when nothing moves', [500, 400, 400], false],
])('is %s: %j (navbar-hides-on-scroll)', (_what, positions, expected) => {
  positions.forEach(scrollTo);

  expect(isHidden()).toBe(expected);
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
