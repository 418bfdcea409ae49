import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ROUTES } from '../routes.ts';
import { findPage } from './pages.tsx';

beforeEach(() => {
  // Nobody answers.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('WebSocket', vi.fn());
});

function headingOf(path: string): string | null | undefined {
  const container = document.createElement('div');
  flushSync(() => createRoot(container).render(findPage(path)));
  return container.querySelector('main')?.textContent && container.querySelector('h1')?.textContent;
}

test('has a page of its own for every route', () => {
  const start = headingOf('');
  const others = ROUTES.filter(({ path }) => path !== '' && path !== 'shows');

  expect(start).toBe('Tonight at Stagehand');
  expect(others.filter(({ path }) => headingOf(path) === start)).toEqual([]);
});
