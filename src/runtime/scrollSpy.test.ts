import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeHeading, createScrollSpy } from './scrollSpy.ts';

const boxes = new Map<string, { top: number; height: number }>();
let frames: (() => void)[];
let resize: () => void;
let nav: HTMLElement;
let dispose: () => void;

class FakeResizes {
  constructor(callback: () => void) {
    resize = callback;
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('ResizeObserver', FakeResizes);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, height } = boxes.get(this.id) ?? { top: 0, height: 0 };
    return { top, height, bottom: top + height } as DOMRect;
  });
  document.body.innerHTML = `
    <nav id="navbar" aria-label="Main"></nav>
    <nav id="nav"><a id="to-a" href="#a">A</a><a id="to-b" href="#b">B</a><a href="#gone">?</a></nav>
    <h2 id="a">A</h2><h2 id="parent"><span id="b"></span></h2>`;
  nav = document.getElementById('nav')!;
  boxes.clear();
  boxes.set('a', { top: 100, height: 40 }).set('parent', { top: 900, height: 40 });
  boxes.set('navbar', { top: 0, height: 60 });
  boxes.set('nav', { top: 0, height: 200 }).set('to-b', { top: 180, height: 50 });
  dispose = createScrollSpy(nav);
  paint();
});

afterEach(() => {
  dispose();
});

function paint(): void {
  for (const frame of frames.splice(0)) frame();
}

function current(): string[] {
  return [...nav.querySelectorAll('[aria-current=true]')].map(({ id }) => id);
}

function moveTo(a: number, b: number): void {
  boxes.set('a', { top: a, height: 40 }).set('parent', { top: b, height: 40 });
}

test('marks the entry that is being read (toc-scrollspy)', () => {
  expect(current()).toEqual(['to-a']);
});

test.each([
  ['scrolling', () => document.dispatchEvent(new Event('scroll'))],
  ['resizing', () => window.dispatchEvent(new Event('resize'))],
  ['a change of the layout', () => resize()],
])(
  'follows %s, with the box of the parent for an empty anchor (toc-scrollspy)',
  (_what, change) => {
    moveTo(-700, 100);

    change();
    paint();

    expect(current()).toEqual(['to-b']);
  },
);

test('works once for each frame', () => {
  document.dispatchEvent(new Event('scroll'));
  document.dispatchEvent(new Event('scroll'));

  expect(frames).toHaveLength(1);
});

test('marks nothing above the first heading (toc-scrollspy)', () => {
  moveTo(700, 1500);

  document.dispatchEvent(new Event('scroll'));
  paint();

  expect(current()).toEqual([]);
});

test('scrolls the list so that the entry stays in view, above the button that covers its end', () => {
  moveTo(-700, 100);

  document.dispatchEvent(new Event('scroll'));
  paint();

  expect(nav.scrollTop).toBe(82);
});

test('cleans up', () => {
  dispose();
  moveTo(-700, 100);
  document.dispatchEvent(new Event('scroll'));

  expect(current()).toEqual([]);
  expect(frames).toEqual([]);
});

const boxAt = (top: number) => () => ({ top, bottom: top + 40 });

/** Headings of 40 px at the given distances from the top of an 800 px viewport with a 60 px navbar. */
function activeAt(...tops: number[]): number {
  return activeHeading(tops.map(boxAt), 60, 800);
}

test.each([
  ['the first below the navbar when it lies in the upper half', [-500, 100, 700], 1],
  ['a heading right at the navbar', [-500, 60, 700], 1],
  ['the one before when the next lies in the lower half', [-500, 20, 500, 900], 1],
  ['the one before when the next crosses the middle', [-500, 20, 380, 900], 1],
  ['none above the first', [450, 900], -1],
  ['the last when all are above', [-900, -500, -20], 2],
  ['the only one', [100], 0],
])('finds %s (toc-scrollspy)', (_what, tops, expected) => {
  expect(activeAt(...tops)).toBe(expected);
});

test('takes the one before a heading that touches the very top (toc-scrollspy)', () => {
  expect(activeHeading([-500, 0, 500].map(boxAt), 0, 800)).toBe(0);
});

test('finds none without headings (toc-scrollspy)', () => {
  expect(activeAt()).toBe(-1);
});

test('measures only a few of many headings', () => {
  const measure = vi.fn((top: number) => ({ top, bottom: top + 40 }));
  const boxes = Array.from({ length: 1000 }, (_, at) => () => measure(at * 500 - 200_000));

  expect(activeHeading(boxes, 60, 800)).toBe(400);
  expect(measure.mock.calls.length).toBeLessThan(15);
});
