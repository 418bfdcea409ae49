import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhanceSamples } from './enhance.ts';

const writeText = vi.fn(() => Promise.resolve());
const observed = new Set<Element>();
let near: (...targets: Element[]) => void;
let resize: (...targets: Element[]) => void;
let width: number;
let dispose: () => void;

class FakeIntersections {
  constructor(callback: (entries: object[], self: FakeIntersections) => void) {
    near = (...targets) =>
      callback(
        targets.map((target) => ({ target, isIntersecting: true })),
        this,
      );
  }
  observe = (target: Element): void => void observed.add(target);
  unobserve = (target: Element): void => void observed.delete(target);
  disconnect = (): void => observed.clear();
}

class FakeResizes {
  constructor(callback: (entries: object[]) => void) {
    resize = (...targets) => callback(targets.map((target) => ({ target })));
  }
  // Browsers report each new target once.
  observe = (target: Element): void => resize(target);
  disconnect = vi.fn();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeIntersections);
  vi.stubGlobal('ResizeObserver', FakeResizes);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  width = 500;
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => 800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  document.body.innerHTML = `
    <p id="route-announcer"></p>
    <div class="sample"><pre><code>const a = 1;\n</code></pre></div>
    <div class="sample"><p class="sample-title">a.ts</p><pre><code>b</code></pre></div>`;
  dispose = enhanceSamples(document, { window });
});

afterEach(() => {
  dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  writeText.mockClear();
});

function sample(index: number): HTMLElement {
  return document.querySelectorAll<HTMLElement>('.sample')[index]!;
}

function button(name: string): HTMLButtonElement | null {
  return sample(0).querySelector(`button[aria-label="${name}"]`);
}

test('adds the buttons once a sample comes near, and only then', () => {
  expect(document.querySelector('.sample-tools')).toBeNull();

  near(sample(0));

  expect(sample(0).querySelectorAll('.sample-tools')).toHaveLength(1);
  expect(sample(1).querySelector('.sample-tools')).toBeNull();
  expect(observed.has(sample(0))).toBe(false);
});

test('adds the buttons immediately without IntersectionObserver', () => {
  dispose();
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(window, 'IntersectionObserver');

  dispose = enhanceSamples(document, { window });

  expect(document.querySelectorAll('.sample-tools')).toHaveLength(2);
});

test('copies the code, says so for a second and announces it', async () => {
  near(sample(0));
  expect(button('Copy code to clipboard')!.title).toBe('Copy');

  button('Copy code to clipboard')!.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;');
  expect(document.getElementById('route-announcer')!.textContent).toBe('Copied');

  await vi.advanceTimersByTimeAsync(999);
  expect(button('Copied')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(button('Copy code to clipboard')).not.toBeNull();
});

test('offers word wrap only where the code overflows, and keeps it once it is on', () => {
  width = 800;
  near(sample(0));
  expect(button('Toggle word wrap')!.hidden).toBe(true);

  width = 500;
  resize(sample(0));
  expect(button('Toggle word wrap')!.hidden).toBe(false);

  button('Toggle word wrap')!.click();
  width = 800;
  resize(sample(0));
  expect(sample(0).hasAttribute('data-wrap')).toBe(true);
  expect(button('Toggle word wrap')!.getAttribute('aria-pressed')).toBe('true');
  expect(button('Toggle word wrap')!.hidden).toBe(false);

  button('Toggle word wrap')!.click();
  expect(sample(0).hasAttribute('data-wrap')).toBe(false);
  expect(button('Toggle word wrap')!.hidden).toBe(true);
});

test('makes overflowing code a tab stop with a unique name', () => {
  near(sample(0), sample(1));
  const pres = [...document.querySelectorAll('pre')];

  expect(pres.map((pre) => pre.getAttribute('aria-label'))).toEqual([
    'Code sample 1',
    'Code sample 2: a.ts',
  ]);
  expect(pres.map((pre) => pre.getAttribute('role'))).toEqual(['region', 'region']);
  expect(pres.map((pre) => pre.tabIndex)).toEqual([0, 0]);

  width = 800;
  resize(sample(0));
  expect(pres[0]!.hasAttribute('tabindex')).toBe(false);
  expect(pres[0]!.hasAttribute('role')).toBe(false);
});

test('measures all samples before it changes any, so the layout is computed once', () => {
  near(sample(0), sample(1));
  const steps: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => {
    steps.push('measure');
    return 800;
  });
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(() => void steps.push('change'));

  resize(sample(0), sample(1));

  expect(steps.lastIndexOf('measure')).toBeLessThan(steps.indexOf('change'));
});

test('adds nothing twice', () => {
  near(sample(0));
  dispose();

  dispose = enhanceSamples(document, { window });
  near(sample(0));

  expect(sample(0).querySelectorAll('.sample-tools')).toHaveLength(1);
});
