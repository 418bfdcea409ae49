import { expect, test } from 'vitest';
import { hashPlace, readingPlace, targetPlace } from './readingPlace.ts';

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

test('knows the section that is being read (navigation-scroll)', () => {
  show({ a: -900, b: 68, c: 700 });

  expect(readingPlace()).toEqual({ id: 'b', top: 68 });
});

test('knows no place on pages without such sections (navigation-scroll)', () => {
  document.body.innerHTML = '<h2 id="a"></h2>';

  expect(readingPlace()).toBeUndefined();
});

test('knows the section that the URL leads to (navigation-scroll)', () => {
  show({ a: -900, b: 468 });
  history.replaceState(null, '', '#b');

  expect(hashPlace()?.id).toBe('b');
  history.replaceState(null, '', '#nowhere');
  expect(hashPlace()).toBeUndefined();
});

test('knows where a jump leads: below the navbar, with the margin of the target (navigation-scroll)', () => {
  document.documentElement.style.scrollPaddingTop = '68px';
  document.body.innerHTML = '<h2 id="a" style="scroll-margin-top: 4px"></h2>';

  expect(targetPlace(document.getElementById('a')!)).toEqual({ id: 'a', top: 72 });
  document.documentElement.removeAttribute('style');
});
