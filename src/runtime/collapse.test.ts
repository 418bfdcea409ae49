import { beforeEach, expect, test, vi } from 'vitest';
import { animateHeight, collapseDuration } from './collapse.ts';

const onEnd = vi.fn();
let element: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement('div');
  vi.spyOn(element, 'scrollHeight', 'get').mockReturnValue(104);
});

test.each([
  [104, 241],
  [834, 415],
  [0, 40],
])('takes for %i px %i ms (collapse-animation)', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration);
});

test('animates to the full height and leaves no styles behind (collapse-animation)', () => {
  animateHeight({ window, element, expand: true, onEnd });
  expect(element.style.height).toBe('104px');
  expect(element.style.transition).toBe('height 241ms ease-in-out');

  vi.advanceTimersByTime(240);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);

  expect(onEnd).toHaveBeenCalledOnce();
  expect(element.getAttribute('style') ?? '').toBe('');
});

test('takes 1 ms under reduced motion (collapse-animation)', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));

  animateHeight({ window, element, expand: false, onEnd });
  expect(element.style.transition).toBe('height 1ms ease-in-out');
  vi.advanceTimersByTime(1);

  expect(onEnd).toHaveBeenCalledOnce();
});

test('ends silently when it is stopped', () => {
  const stop = animateHeight({ window, element, expand: false, onEnd });

  stop();
  vi.runAllTimers();

  expect(onEnd).not.toHaveBeenCalled();
  expect(element.style.height).toBe('');
});
