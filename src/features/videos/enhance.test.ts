import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhance } from './enhance.ts';

const card = (id: string, title: string) =>
  `<li><div class="video-screen" data-video="${id}"><a class="video-open" href="https://www.youtube.com/watch?v=${id}"><span class="video-title">${title}</span></a></div></li>`;

const BARE =
  '<li><div class="video-screen"><a class="video-open" href="https://video.example/">Bare</a></div></li>';

const CARDS = `<ul>${card('abc', 'Seats')}${card('d-_e', 'Rows &amp; more')}${BARE}</ul>`;

let root: HTMLElement;
let dispose: () => void;

beforeEach(() => {
  // Outside of the document, where frames load nothing.
  root = document.createElement('main');
  root.innerHTML = CARDS;
});

afterEach(() => {
  dispose();
  vi.restoreAllMocks();
});

const start = (): void => {
  dispose = enhance(root, { window });
};

const names = (): (string | null)[] =>
  [...root.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

const watch = (title: string): void =>
  root.querySelector<HTMLElement>(`[aria-label="Watch ${title}"]`)!.click();

const players = (): string[][] =>
  [...root.querySelectorAll('iframe')].map(({ title, src }) => [title, src]);

test('makes a button of each video that can be embedded (community-pages)', () => {
  start();

  expect(names()).toEqual(['Watch Seats', 'Watch Rows & more']);
  expect(root.querySelector('button')?.className).toBe('video-open');
  expect(root.querySelectorAll('a')).toHaveLength(1);
  expect(players()).toEqual([]);
});

test('plays in the place of the button and moves the focus there (community-pages)', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  start();

  watch('Rows & more');

  expect(players()).toEqual([
    ['Rows & more', 'https://www.youtube-nocookie.com/embed/d-_e?autoplay=1'],
  ]);
  const player = root.querySelector('iframe')!;
  expect(player.allow).toBe('autoplay; encrypted-media; picture-in-picture; fullscreen');
  expect(player.parentElement?.dataset['video']).toBe('d-_e');
  expect(focus.mock.contexts).toEqual([player]);
  expect(names()).toEqual(['Watch Seats']);
});

test('plays one video at a time (community-pages)', () => {
  start();

  watch('Seats');
  watch('Rows & more');

  expect(players().map(([title]) => title)).toEqual(['Rows & more']);
  expect(names()).toEqual(['Watch Seats']);
  watch('Seats');
  expect(players().map(([title]) => title)).toEqual(['Seats']);
});

test('keeps the focus of a reader who has reached a link already', () => {
  document.body.replaceChildren(root);
  root.querySelector('a')!.focus();

  start();

  expect(document.activeElement?.getAttribute('aria-label')).toBe('Watch Seats');
});

test('leaves videos alone that another call has made into buttons', () => {
  start();

  enhance(root, { window })();

  expect(names()).toEqual(['Watch Seats', 'Watch Rows & more']);
});

test('puts the links back at the end, also where a video plays', () => {
  start();
  watch('Seats');

  dispose();

  expect(root.innerHTML).toBe(CARDS);
});
