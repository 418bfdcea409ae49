import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScrollKeeper } from './scroll.ts';
import { recordListeners } from './testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState({ index: 3 }, '', '/docs/a');
  history.scrollRestoration = 'auto';
});

afterEach(recordListeners());

function scrollBy(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

test('writes the position into the entry when scrolling rests (navigation-scroll)', () => {
  createScrollKeeper();
  const replaceState = vi.spyOn(history, 'replaceState');

  scrollBy(100);
  scrollBy(200);
  vi.runAllTimers();

  expect(replaceState).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ index: 3, scroll: 200 });
});

test('writes nothing while another page is on its way', () => {
  const keeper = createScrollKeeper();

  scrollBy(100);
  keeper.pause();
  scrollBy(200);
  keeper.save();
  vi.runAllTimers();
  expect(history.state).toEqual({ index: 3 });

  keeper.resume();
  keeper.save();
  expect(history.state).toEqual({ index: 3, scroll: 200 });
});

test('leaves restoration to the browser until the first push, and again for full loads (first-load-scroll)', () => {
  const keeper = createScrollKeeper();
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('auto');

  keeper.takeOver();
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('writes the position when the page goes away, even if nobody has scrolled (navigation-scroll)', () => {
  createScrollKeeper();
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });

  window.dispatchEvent(new Event('pagehide'));

  expect(history.state).toEqual({ index: 3, scroll: 300 });
});

test.each([
  ['keeps the target of the URL in place', false, 1],
  ['leaves the page to a reader who has moved on', true, 0],
])('%s on a full load (first-load-scroll)', (_what, hasInput, holds) => {
  history.replaceState(null, '', '#target');
  document.body.innerHTML = '<h2 id="target"></h2>';
  document.documentElement.toggleAttribute('data-reader-input', hasInput);
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);

  createScrollKeeper();

  expect(frames).toHaveBeenCalledTimes(holds);
  expect(history.scrollRestoration).toBe('auto');
  document.documentElement.removeAttribute('data-reader-input');
});

test('returns to the position after a reload that the browser leaves to us (navigation-scroll)', () => {
  history.replaceState({ scroll: 700 }, '', '/docs/a');
  history.scrollRestoration = 'manual';
  // The part of the entry that is read.
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

  createScrollKeeper();

  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 700, left: 0, behavior: 'instant' });
});

test.for([
  ['a page that is new', {}, 0],
  ['a page that the reader comes back to', { scroll: 700 }, 700],
] as const)('scrolls %s itself if it had to be loaded in full', ([, state, top]) => {
  history.replaceState({ ...state, fullLoad: true }, '', '/docs/a');
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

  createScrollKeeper();

  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top, left: 0, behavior: 'instant' });
  expect(history.scrollRestoration).toBe('manual');
});
