import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showActiveEntry } from './activeEntry.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frame(0));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function column(top: number) {
  document.body.innerHTML = '<aside><a aria-current="page"></a></aside>';
  const aside = document.querySelector('aside') as HTMLElement;
  const entry = aside.firstElementChild as HTMLElement;
  aside.getBoundingClientRect = () => ({ top: 60, bottom: 660 }) as DOMRect;
  entry.getBoundingClientRect = () => ({ top, bottom: top + 30 }) as DOMRect;
  Object.defineProperty(aside, 'clientHeight', { value: 600 });
  return aside;
}

test('scrolls to the entry of the page once, and leaves the position to the reader (sidebar-column)', () => {
  const aside = column(1000);

  showActiveEntry(window, aside, '/docs/a');
  expect(aside.scrollTop).toBe(640);
  aside.scrollTop = 10;
  showActiveEntry(window, aside, '/docs/a');
  expect(aside.scrollTop).toBe(10);
  showActiveEntry(window, aside, '/docs/b');
  expect(aside.scrollTop).toBe(650);
});

test('does not move for an entry in view', () => {
  const aside = column(100);

  showActiveEntry(window, aside, '/docs/a');

  expect(aside.scrollTop).toBe(0);
});
