import type { BrowserWindow } from './browserWindow.ts';
import { prefersReducedMotion } from './reducedMotion.ts';

/** The duration of expanding or collapsing content of a height in pixels (behavior collapse-animation). */
export function collapseDuration(height: number): number {
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}

interface HeightChange {
  window: BrowserWindow;
  element: HTMLElement;
  expand: boolean;
  onEnd: () => void;
}

/** Animates an element between zero and its full height; the returned function stops the animation. */
export function animateHeight({ window, element, expand, onEnd }: HeightChange): () => void {
  const { style } = element;
  const height = element.scrollHeight;
  const duration = prefersReducedMotion(window) ? 1 : collapseDuration(height);
  // Not `transitionend`, which never fires if transitions are disabled.
  const timer = window.setTimeout(finish, duration);

  style.overflow = 'hidden';
  style.height = expand ? '0' : `${height}px`;
  // Forces a reflow, so the transition starts from here.
  element.getBoundingClientRect();
  style.transition = `height ${duration}ms ease-in-out`;
  style.height = expand ? `${height}px` : '0';

  function stop(): void {
    window.clearTimeout(timer);
    style.overflow = style.height = style.transition = '';
  }

  function finish(): void {
    stop();
    onEnd();
  }

  return stop;
}
