import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLinkWatcher } from './linkWatcher.ts';
import { EDITIONS, recordListeners } from './testing.ts';

const site = { origin: location.origin, baseUrl: '/', editions: EDITIONS };
const prefetch = vi.fn(() => false as const);
const preload = vi.fn(() => false as const);
const observed = new Set<Element>();
let intersect: (...targets: Element[]) => void;

class FakeObserver {
  constructor(callback: (entries: object[], self: FakeObserver) => void) {
    intersect = (...targets) =>
      callback(
        targets.map((target) => ({ target, isIntersecting: true })),
        this,
      );
  }
  observe = (target: Element): void => void observed.add(target);
  unobserve = (target: Element): void => void observed.delete(target);
  disconnect = (): void => observed.clear();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  history.replaceState(null, '', '/docs/a');
  document.body.innerHTML = `
    <a id="b" href="/docs/b"><b>B</b></a> <a id="own" href="/docs/a?x">A</a>
    <a id="hash" href="#part">Part</a> <a id="out" href="https://other.test/">Out</a>`;
});

afterEach(recordListeners());

function byId(id: string): Element {
  return document.getElementById(id)!;
}

function scanned() {
  const watcher = createLinkWatcher(site, { prefetch, preload });
  watcher.scan();
  vi.runAllTimers();
  return watcher;
}

test('prefetches links to other pages when they come into view, and stops watching them (prefetch-in-view)', () => {
  scanned();
  expect(observed.has(byId('hash'))).toBe(false);

  intersect(byId('b'), byId('own'), byId('out'));

  expect(prefetch.mock.calls).toEqual([[`${location.origin}/docs/b`]]);
  expect(observed.has(byId('b'))).toBe(false);
});

test('passes over links in view that nobody can see, such as those of a closed dropdown', () => {
  scanned();
  byId('b').checkVisibility = () => false;

  intersect(byId('b'));

  expect(prefetch).not.toHaveBeenCalled();
  expect(observed.has(byId('b'))).toBe(true);
});

test('looks at all links in view before it prefetches any, so styles are computed once', () => {
  document.body.innerHTML += '<a id="c" href="/docs/c">C</a>';
  scanned();
  const steps: string[] = [];
  for (const id of ['b', 'c']) byId(id).checkVisibility = () => steps.push('look') > 0;
  prefetch.mockImplementation(() => {
    steps.push('prefetch');
    return false;
  });

  intersect(byId('b'), byId('c'));

  expect(steps).toEqual(['look', 'look', 'prefetch', 'prefetch']);
});

test('leaves links alone where there are too many of them, until the pointer is on one', () => {
  document.body.innerHTML += '<p data-no-prefetch><a id="many" href="/docs/c">C</a></p>';
  scanned();
  expect(observed.has(byId('b'))).toBe(true);
  expect(observed.has(byId('many'))).toBe(false);

  byId('many').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));

  expect(preload.mock.calls).toEqual([[`${location.origin}/docs/c`]]);
});

test('watches the links of the new page after another scan', () => {
  const { scan } = scanned();
  const old = byId('b');

  document.body.innerHTML = '<a id="c" href="/docs/c">C</a>';
  scan();
  vi.runAllTimers();

  expect(observed.has(old)).toBe(false);
  expect([...observed]).toEqual([byId('c')]);
});

test('prefetches all links immediately without IntersectionObserver (prefetch-in-view)', () => {
  vi.unstubAllGlobals();
  const { IntersectionObserver: original } = window;
  Reflect.deleteProperty(window, 'IntersectionObserver');

  scanned();

  expect(prefetch.mock.calls).toEqual([[`${location.origin}/docs/b`]]);
  window.IntersectionObserver = original;
});

test.each(['mouseover', 'touchstart'])('preloads a link on %s (preload-on-hover)', (type) => {
  scanned();

  byId('b').firstElementChild!.dispatchEvent(new Event(type, { bubbles: true }));
  byId('out').dispatchEvent(new Event(type, { bubbles: true }));
  byId('own').dispatchEvent(new Event(type, { bubbles: true }));

  expect(preload.mock.calls).toEqual([[`${location.origin}/docs/b`]]);
});
