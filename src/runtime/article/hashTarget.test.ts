import { beforeEach, expect, test, vi } from 'vitest';
import {
  findHashTarget,
  followHash,
  revealTarget,
  scrollToHash,
  scrollToHeadingText,
} from './hashTarget.ts';

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
])('finds for %s the element %s (unknown-hash)', (hash, id) => {
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

test('follows the hash of the URL until it is told to stop', () => {
  const stop = followHash();
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

const HEADINGS = `<h2 id="other">Run the tests<a href="#other">\u200b</a></h2>
  <main><h2 id="0-run">Run the tests!<a href="#0-run">\u200b</a></h2>
  <h3 id="sub">Only here</h3>
  <details><h2 id="closed">Größe &amp; <code>page.goto()</code></h2></details></main>`;

test.each([
  ['#run-the-tests', '0-run'],
  ['#RunTheTests', '0-run'],
  ['#run%20the%20tests%3F', '0-run'],
  ['#gr%C3%B6%C3%9Fe-page-goto', 'closed'],
])('scrolls on load for the unknown hash %s to the heading %s (hash-by-heading)', (hash, id) => {
  document.body.innerHTML = HEADINGS;
  history.replaceState(null, '', hash);

  scrollToHeadingText(window);

  expect(scrolled.map((element) => element.id)).toEqual([id]);
  expect(document.querySelector('details')!.open).toBe(id === 'closed');
});

test.each(['#run-the', '#only-here', '#sub', '#---', '#%E0%A4%A', ''])(
  'moves nothing on load for the hash "%s" (unknown-hash)',
  (hash) => {
    document.body.innerHTML = HEADINGS;
    history.replaceState(null, '', `/docs/a${hash}`);

    scrollToHeadingText(window);

    expect(scrolled).toEqual([]);
  },
);

test('moves nobody who has scrolled before (hash-by-heading)', () => {
  document.body.innerHTML = HEADINGS;
  history.replaceState(null, '', '#run-the-tests');
  vi.stubGlobal('scrollY', 300);

  scrollToHeadingText(window);

  expect(scrolled).toEqual([]);
});
