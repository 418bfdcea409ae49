// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { findHashTarget, followHash, revealTarget, scrollToHash } from './hashTarget.ts';

const scrolled: Element[] = [];

beforeEach(() => {
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  history.replaceState(null, '', '/docs/a');
  document.body.innerHTML = `
    <h2 id="größe">Size</h2>
    <details><summary>More</summary><div class="tab-panel" hidden="until-found"><p id="deep">Deep</p></div></details>`;
});

test.each([
  ['#gr%C3%B6%C3%9Fe', 'größe'],
  ['#größe', 'größe'],
  ['#unknown', undefined],
  ['#%E0%A4%A', undefined],
  ['#', undefined],
  ['', undefined],
])('finds for %s the element %s', (hash, id) => {
  expect(findHashTarget(document, hash)?.id).toBe(id);
});

test('opens details and hidden panels around a target', () => {
  const panel = document.querySelector('.tab-panel')!;
  const handleMatch = vi.fn();
  panel.addEventListener('beforematch', handleMatch);

  expect(revealTarget(document.getElementById('deep')!)).toBe(true);

  expect(document.querySelector('details')!.open).toBe(true);
  expect(panel.hasAttribute('hidden')).toBe(false);
  expect(handleMatch).toHaveBeenCalledOnce();
  expect(revealTarget(document.getElementById('deep')!)).toBe(false);
});

test('opens what hides a target before scrolling to it', () => {
  expect(scrollToHash(document, '#deep')?.id).toBe('deep');
  expect(scrollToHash(document, '#unknown')).toBeUndefined();

  expect(document.querySelector('details')!.open).toBe(true);
  expect(scrolled.map(({ id }) => id)).toEqual(['deep']);
});

test('follows the hash of the address until it is told to stop', () => {
  const stop = followHash(window);
  history.replaceState(null, '', '#deep');
  window.dispatchEvent(new Event('hashchange'));
  expect(scrolled.map(({ id }) => id)).toEqual(['deep']);

  history.replaceState(null, '', '#größe');
  window.dispatchEvent(new Event('hashchange'));
  expect(scrolled).toHaveLength(1);

  document.querySelector('details')!.open = false;
  history.replaceState(null, '', '#deep');
  stop();
  window.dispatchEvent(new Event('hashchange'));
  expect(scrolled).toHaveLength(1);
});
