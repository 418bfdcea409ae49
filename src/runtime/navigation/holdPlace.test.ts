import { beforeEach, expect, test, vi } from 'vitest';
import { holdPlace } from './holdPlace.ts';

const PLACE = { id: 'b', top: 68 };
const SETTLED_FRAMES = 41;

let frames: FrameRequestCallback[];
let scrollY: number;
/** Where the section stands in the document. */
let offset: number;
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  frames = [];
  scrollY = 1000;
  offset = 1468;
  document.body.innerHTML = '<section class="member"><h3 id="b"></h3></section>';
  const heading = document.getElementById('b')!;
  heading.getBoundingClientRect = () => ({ top: offset - scrollY }) as DOMRect;
  heading.checkVisibility = () => true;
  Object.defineProperty(window, 'scrollY', { get: () => scrollY, configurable: true });
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  scrollTo.mockImplementation(({ top: target = 0 }) => {
    scrollY = target;
  });
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});

function passFrames(count = 1): void {
  for (let frame = 0; frame < count; frame += 1) frames.shift()?.(0);
}

const top = () => offset - scrollY;

test('brings a section to its place (navigation-scroll)', () => {
  holdPlace(PLACE, Infinity);

  expect(scrollTo).toHaveBeenCalledWith({ top: 1400, left: 0, behavior: 'instant' });
});

test('follows the section while the layout moves, and lets go when it has settled (first-load-scroll)', () => {
  holdPlace(PLACE, 0);
  for (const growth of [300, -40, 120]) {
    passFrames(5);
    offset += growth;
    passFrames();
    expect(top()).toBe(68);
  }

  passFrames(SETTLED_FRAMES);

  expect(frames).toEqual([]);
});

test('waits for the end of the load, however long that takes (first-load-scroll)', () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  holdPlace(PLACE, 0);

  passFrames(500);
  expect(frames).toHaveLength(1);
  readyState.mockReturnValue('complete');
  passFrames(SETTLED_FRAMES);

  expect(frames).toEqual([]);
});

test('waits for a target that is hidden until something opens it (first-load-scroll)', () => {
  const heading = document.getElementById('b')!;
  heading.checkVisibility = () => false;
  holdPlace(PLACE, 0);
  passFrames(100);
  expect(scrollTo).not.toHaveBeenCalled();

  heading.checkVisibility = () => true;
  passFrames();

  expect(top()).toBe(68);
});

test('settles at the end of a page that cannot be scrolled far enough', () => {
  scrollTo.mockReturnValue(undefined);
  holdPlace(PLACE, 0);

  passFrames(SETTLED_FRAMES);

  expect(frames).toEqual([]);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'lets go on %s (navigation-scroll)',
  (input) => {
    holdPlace(PLACE, Infinity);

    window.dispatchEvent(new Event(input));
    offset += 300;
    passFrames();

    expect(top()).toBe(368);
    expect(frames).toEqual([]);
  },
);

test.each([
  ["at the first scroll that is not the browser's (same-page-hash)", 0, [0]],
  ['when the reader drags the scrollbar after a load (first-load-scroll)', 2, [1420, 1560, 1900]],
])('lets go %s', (_what, browserJumps, scrolls) => {
  holdPlace(PLACE, browserJumps);
  passFrames();

  for (scrollY of scrolls) passFrames();

  expect(scrollY).toBe(scrolls.at(-1));
  expect(frames).toEqual([]);
});

test('holds on when the browser corrects a shift once more, or jumps to the target again (first-load-scroll)', () => {
  holdPlace(PLACE, 2);
  offset -= 323;
  passFrames();

  for (const jump of [-323, 40]) {
    scrollY += jump;
    passFrames();
    expect(top()).toBe(68);
  }
});

test.each([
  ['restores a position', Infinity, 'complete'],
  ['jumps to the target during the load', 0, 'interactive'],
] as const)('holds on when the browser itself %s', (_what, browserJumps, state) => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  holdPlace(PLACE, browserJumps);
  passFrames();

  scrollY += 500;
  passFrames();

  expect(top()).toBe(68);
});

test('lets go when it is told to, and when the page is gone', () => {
  holdPlace(PLACE, Infinity)();
  passFrames();
  expect(frames).toEqual([]);

  holdPlace(PLACE, Infinity);
  document.body.replaceChildren();
  passFrames();

  expect(frames).toEqual([]);
});
