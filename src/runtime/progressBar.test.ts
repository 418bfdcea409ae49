import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressBar } from './progressBar.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function bar(): HTMLElement | null {
  return document.getElementById('nprogress');
}

function transform(): string | undefined {
  return (bar()?.firstElementChild as HTMLElement | undefined)?.style.transform;
}

test('never shows for a navigation that ends within 200 ms (progress-bar-delay)', () => {
  const progress = createProgressBar(window);

  progress.start();
  vi.advanceTimersByTime(199);
  progress.done();
  vi.runAllTimers();

  expect(bar()).toBeNull();
});

test('starts at 8 % after 200 ms and creeps on (progress-bar-motion)', () => {
  const progress = createProgressBar(window, () => 0.5);

  progress.start();
  vi.advanceTimersByTime(200);
  expect(transform()).toBe('translate3d(-92%,0,0)');
  expect(document.documentElement.classList.contains('nprogress-busy')).toBe(true);

  vi.advanceTimersByTime(800);
  expect(transform()).toBe('translate3d(-91%,0,0)');
  vi.advanceTimersByTime(800 * 1000);
  expect(Number.parseFloat(transform()!.slice('translate3d('.length))).toBeCloseTo(-0.6);
  progress.done();
});

test('says what it is (progress-bar-motion)', () => {
  const progress = createProgressBar(window);

  progress.start();
  vi.advanceTimersByTime(200);

  expect(bar()!.getAttribute('role')).toBe('progressbar');
  expect(bar()!.getAttribute('aria-label')).toBe('Loading page');
  progress.done();
});

test('fills up, fades and is gone 400 ms after the end (progress-bar-motion)', () => {
  const progress = createProgressBar(window);
  progress.start();
  vi.advanceTimersByTime(300);

  progress.done();
  expect(transform()).toBe('translate3d(0%,0,0)');
  vi.advanceTimersByTime(200);
  expect(bar()!.hasAttribute('data-done')).toBe(true);
  vi.advanceTimersByTime(200);

  expect(bar()).toBeNull();
  expect(document.documentElement.classList.contains('nprogress-busy')).toBe(false);
});

test('shows one bar for navigations that overlap, and a new one for the next (progress-bar-delay)', () => {
  const progress = createProgressBar(window);
  progress.start();
  vi.advanceTimersByTime(150);
  progress.start();
  vi.advanceTimersByTime(50);
  expect(document.querySelectorAll('#nprogress')).toHaveLength(1);

  progress.done();
  progress.start();
  expect(bar()).toBeNull();
  vi.advanceTimersByTime(200);
  expect(document.querySelectorAll('#nprogress')).toHaveLength(1);
  progress.done();
});

test('does not move under reduced motion (reduced-motion)', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const progress = createProgressBar(window);
  progress.start();

  vi.advanceTimersByTime(2000);
  expect(transform()).toBe('');
  progress.done();

  expect(bar()).toBeNull();
});
