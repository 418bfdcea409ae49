import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashPlace, readingPlace, returnToPlace, savedPlace } from './readingPlace.ts';

/** Sections whose headings stand at these distances from the top of the window. */
function show(tops: Record<string, number>): void {
  document.body.innerHTML = Object.keys(tops)
    .map((id) => `<section class="member"><h3 id="${id}"></h3></section>`)
    .join('');
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id);
    const box = () => ({ top }) as DOMRect;
    if (heading) heading.getBoundingClientRect = box;
    if (heading?.parentElement) heading.parentElement.getBoundingClientRect = box;
  }
}

const scrollTo = vi.fn();

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

test('knows the section that is being read (25)', () => {
  show({ a: -900, b: 68, c: 700 });

  expect(readingPlace(window)).toEqual({ id: 'b', top: 68 });
});

test('knows no place on pages without such sections (25)', () => {
  document.body.innerHTML = '<h2 id="a"></h2>';

  expect(readingPlace(window)).toBeUndefined();
});

test('knows the section that the address leads to (25)', () => {
  show({ a: -900, b: 468 });
  history.replaceState(null, '', '#b');

  expect(hashPlace(window)?.id).toBe('b');
  history.replaceState(null, '', '#nowhere');
  expect(hashPlace(window)).toBeUndefined();
});

test('brings a section back to where it stood (25)', () => {
  show({ a: -900, b: 468 });
  Object.defineProperty(window, 'scrollY', { value: 1000, configurable: true });

  returnToPlace(window, { id: 'b', top: 68 });

  expect(scrollTo).toHaveBeenCalledWith({ top: 1400, left: 0, behavior: 'instant' });
});

test('lets go as soon as the reader goes on (25)', () => {
  show({ a: -900, b: 468 });
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  returnToPlace(window, { id: 'b', top: 68 });
  scrollTo.mockClear();

  window.dispatchEvent(new Event('wheel'));
  frames.shift()?.(0);

  expect(scrollTo).not.toHaveBeenCalled();
  expect(frames).toEqual([]);
});

test.each([
  [null, undefined],
  [{ place: { id: 'a' } }, undefined],
  [{ place: { id: 'a', top: 3 } }, { id: 'a', top: 3 }],
])('reads the place in %o', (state, expected) => {
  expect(savedPlace(state)).toEqual(expected);
});
