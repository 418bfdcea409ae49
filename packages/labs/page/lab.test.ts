import { expect, test, vi } from 'vitest';
import { createStorage } from '../../../src/runtime/storage.ts';
import { openLab } from './lab.tsx';
import type { Lab, View } from './labParts.ts';

type Ask = ReturnType<Lab['open']>['ask'];

const ask = vi.fn<Ask>();

vi.mock('./urlLab.tsx', () => ({
  urlLab: {
    fields: () => [{ type: 'line', name: 'pattern', label: 'Pattern' }],
    examples: () => [],
    open: () => ({ ask, stop: () => undefined }),
  } satisfies Lab,
}));

test('shows no result after that of a later question', async () => {
  document.body.innerHTML = '<div data-lab="url-patterns" data-language="javascript"></div>';
  const place = document.querySelector<HTMLElement>('div')!;
  const answers: ((view: View) => void)[] = [];
  ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { signal } = new AbortController();
  await openLab(place, { storage: createStorage(window), signal });
  const input = () =>
    place.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  const status = () => place.querySelector('[role="status"]')?.textContent;

  answers[0]?.({ message: 'first', nodes: [] });
  await vi.waitFor(() => expect(status()).toBe('first'));
  input();
  ask.mockRejectedValueOnce(new Error('Too long'));
  input();
  await vi.waitFor(() => expect(status()).toBe('Too long'));
  answers[1]?.({ message: 'late', nodes: [] });
  await Promise.resolve();
  await Promise.resolve();

  expect(status()).toBe('Too long');
});
