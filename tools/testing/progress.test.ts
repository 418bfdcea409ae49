import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressLine, startProgress } from './progress.ts';
import { stageLine } from './stage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('shows a bar in a terminal once a step takes longer than two seconds', () => {
  const write = vi.fn();
  const progress = startProgress('Unit tests', { isTTY: true, write });
  progress.update(1, 2);

  vi.advanceTimersByTime(1900);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);

  expect(write).toHaveBeenCalledWith(expect.stringContaining('Unit tests ███'));
  progress.end();
});

test('writes nothing where there is no terminal', () => {
  const write = vi.fn();
  const progress = startProgress('Unit tests', { write });

  vi.advanceTimersByTime(10_000);
  progress.end();

  expect(write).not.toHaveBeenCalled();
});

test('shows only the time while the size of a step is unknown', () => {
  const state = { name: 'Sites', done: 0, total: 0, elapsed: 4200 };

  expect(progressLine(state)).toBe('Sites …  4 s');
  expect(progressLine({ ...state, done: 5, total: 10 })).toBe(
    `Sites ${'█'.repeat(15)}${'░'.repeat(15)} 5/10  4 s`,
  );
});

test('leaves one line for each stage', () => {
  expect(stageLine('Unit tests', 41_234, '12 passed')).toBe(
    'Unit tests                41.2 s  12 passed',
  );
});
