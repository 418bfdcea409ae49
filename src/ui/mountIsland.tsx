import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { showCrash } from '#runtime/crash.ts';

/**
 * Renders an island at once, in the place of whatever is there. If it crashes, the error stands in its place, and the
 * rest of the page stays (behavior crash-page-level). Returns a function that removes it.
 */
export function mountIsland(place: HTMLElement, island: ReactNode): () => void {
  const root = createRoot(place, {
    onUncaughtError(error) {
      console.error(error);
      // React empties the place after this task.
      setTimeout(() => showCrash(place, error, 'This page crashed.'));
    },
  });
  flushSync(() => root.render(island));
  return () => root.unmount();
}
