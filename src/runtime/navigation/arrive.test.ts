import { beforeEach, expect, test, vi } from 'vitest';
import { arrive, scrollGoal, type Move, type RouterLocation } from './arrive.ts';

const push: Move = { type: 'push' };
const replace: Move = { type: 'replace' };
const pop: Move = { type: 'pop' };
const scrollTo = vi.fn<(top: number) => void>();
const keepInPlace = vi.fn<(target: Element) => void>();
const scroll = { scrollTo, keepInPlace, returnTo: vi.fn() };
const frames: FrameRequestCallback[] = [];

/** Runs what waits for the next frame. */
function showFrame(): void {
  for (const frame of frames.splice(0)) frame(0);
}

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  document.title = 'Page B';
  document.body.innerHTML = `
    <div id="skip-to-content"></div><p id="route-announcer"></p><h2 id="größe">Size</h2>`;
});

function at(url: string): RouterLocation {
  const { pathname, search, hash } = new URL(url, 'https://docs.test');
  return { path: pathname, search, hash };
}

/** Arrives at a page from `/a`, where something may have had focus. */
function arriveBy(move: Move, to: string, focused: Element | null = document.body): void {
  arrive({ move, from: at('/a'), to: at(to), focused }, scroll);
}

test.each([
  ['/a', '/b', push, 0],
  ['/a', '/b', pop, 0],
  ['/a', '/b', { type: 'pop', scroll: 900 }, 900],
  ['/a', '/b#x', push, 'hash'],
  ['/a', '/b#x', { type: 'pop', scroll: 0 }, 0],
  ['/a', '/a', replace, 0],
  ['/a#x', '/a#x', replace, 'hash'],
  ['/a#x', '/a', push, 0],
  ['/a?q=1', '/a?q=2', push, undefined],
  ['/a#x', '/a?q=2#x', replace, undefined],
  ['/a', '/a#x', pop, 'hash'],
  ['/a#x', '/a', pop, undefined],
] as const)(
  'scrolls on the way from %s to %s by %o to %s (navigation-scroll)',
  (from, to, move, goal) => {
    expect(scrollGoal({ move, from: at(from), to: at(to) })).toBe(goal);
  },
);

test('scrolls to a percent-encoded hash and lets the next Tab continue there (navigation-scroll)', () => {
  const heading = document.querySelector('h2')!;
  const scrollIntoView = vi.spyOn(heading, 'scrollIntoView').mockReturnValue(undefined);
  const focus = vi.spyOn(heading, 'focus');

  arriveBy(push, '/b#gr%C3%B6%C3%9Fe');
  showFrame();

  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(keepInPlace).toHaveBeenCalledExactlyOnceWith(heading);
  expect(focus).toHaveBeenCalledOnce();
  expect(heading.hasAttribute('tabindex')).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['#unknown', '#%E0%A4%A'])('stays where it is for the hash %s (unknown-hash)', (hash) => {
  arriveBy(push, `/b${hash}`);

  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  ['a push', push, '/b', true],
  ['a replace', replace, '/b', false],
  ['back or forward', pop, '/b', false],
  ['a push with a hash', push, '/b#unknown', false],
  ['a push within the page', push, '/a?q=1', false],
])(
  'moves focus to the skip link region after %s (navigation-focus)',
  (_what, move, to, expected) => {
    const focus = vi.spyOn(document.getElementById('skip-to-content')!, 'focus');

    arriveBy(move, to);
    showFrame();

    expect(focus.mock.calls.length === 1).toBe(expected);
  },
);

test('takes focus from a link that stays, but not from what has got it since (navigation-focus)', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/b">B</a><input>');
  const link = document.querySelector('a')!;
  const field = document.querySelector('input')!;
  const focus = vi.spyOn(document.getElementById('skip-to-content')!, 'focus');
  link.focus();

  arriveBy(push, '/b', link);
  showFrame();
  expect(focus).toHaveBeenCalledOnce();

  field.focus();
  arriveBy(push, '/b', link);
  showFrame();
  expect(focus).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
});

test('announces the title of another page, not of the same one', () => {
  const region = document.getElementById('route-announcer')!;

  arriveBy(push, '/a#x');
  expect(region.textContent).toBe('');
  arriveBy(pop, '/b');

  expect(region.textContent).toBe('Page B');
});
